//! A rank: a device, and its connection to the others.

use std::cell::{Cell, RefCell};
use std::ffi::c_void;

use fa::attention::{
    AttentionElement, Gradients, GradientsMut, MergeElement, Options, Output, Part,
};
use fa::dsl::abi::{Extent, TensorView, TensorViewMut};
use fa::runtime::Device;

use crate::backward::{self, Backward};
use crate::band::Band;
use crate::communicator::{Communicator, Pace, Ticket, Transfer};
use crate::cost::{Heads, Rates, estimates};
use crate::error::{DistError, Result};
use crate::forward::{self, Forward, Job};
use crate::in_process::in_process;
use crate::options::check_options;
use crate::rows;
use crate::scratch::{DeviceTensor, Scratch};
use crate::sequences::Sequences;
use crate::stream::Stream;
use crate::way::Way;

/// One of the ranks that share a sequence: its device, and the connection to the others. All ranks make the same calls in the same order, each
/// from a thread or a process of its own.
///
/// ```
/// use fa::prelude::*;
/// use fa_dist::{Rank, Sequences, Way};
///
/// let options = Options { causal: true, ..Options::default() };
/// let (seq, heads, head_dim) = (64, 2, 32);
/// let sequences = Sequences::of(seq, 2, &options);
/// let compute = |rank: Rank| -> Result<Vec<f16>, fa_dist::DistError> {
///     let held = sequences.q().len_of(rank.rank()) as u64;
///     let shape = [1, held, heads, head_dim]; // this rank's tokens
///     let x = rank.device().upload(&vec![f16::ONE; (held * heads * head_dim) as usize])?;
///     let x = x.contiguous(&shape)?;
///     let output = rank.attention(&sequences, [x; 3], &options, Some(Way::Ring))?;
///     rank.finish()?;
///     Ok(output.o.read()?)
/// };
/// // Two interpreters; `fa_dist::nccl::gpus(2, Settings::default())?` opens two GPUs.
/// let outputs: Vec<_> = std::thread::scope(|scope| {
///     let threads = fa_dist::interpreters(2).into_iter().map(|rank| scope.spawn(|| compute(rank)));
///     let threads: Vec<_> = threads.collect();
///     threads.into_iter().map(|thread| thread.join().unwrap()).collect()
/// });
/// for o in outputs {
///     assert!(o?.iter().all(|o| *o == f16::ONE));
/// }
/// # Ok::<_, fa_dist::DistError>(())
/// ```
#[derive(Debug)]
pub struct Rank {
    device: Device,
    /// The caller's stream that is used in place of the device's own.
    stream: Cell<Option<*mut c_void>>,
    communicator: Box<dyn Communicator>,
    scratch: Scratch,
    /// Which ways were chosen.
    chosen: RefCell<Vec<(Question, Way)>>,
}

/// How many choices are kept.
const CHOICES: usize = 16;

/// What a choice goes by.
#[derive(Debug, PartialEq)]
struct Question {
    sequences: Sequences,
    heads: Heads,
    band: Band,
    /// Whether there are slopes, sinks, ranges, functions of scores, and masks.
    given: [bool; 5],
    backward: bool,
}

// SAFETY: a stream is not tied to a thread, and only the thread that owns the rank uses it.
unsafe impl Send for Rank {}

/// So many ranks of this process, each with an interpreter.
pub fn interpreters(ranks: usize) -> Vec<Rank> {
    let communicators = in_process(ranks).into_iter();
    communicators
        .map(|communicator| Rank::new(Device::cpu(), communicator))
        .collect()
}

impl Rank {
    /// A rank with this device, which belongs to the communicator's.
    pub fn new(device: Device, communicator: impl Communicator + 'static) -> Rank {
        Rank {
            device,
            stream: Cell::new(None),
            communicator: Box::new(communicator),
            scratch: Scratch::default(),
            chosen: RefCell::default(),
        }
    }

    /// Its number, from 0 on.
    pub fn rank(&self) -> usize {
        self.communicator.rank()
    }

    /// How many ranks there are.
    pub fn ranks(&self) -> usize {
        self.communicator.ranks()
    }

    /// Its device.
    pub fn device(&self) -> &Device {
        &self.device
    }

    pub(crate) fn communicator(&self) -> &dyn Communicator {
        &*self.communicator
    }

    /// Where what this rank computes is queued.
    pub(crate) fn stream(&self) -> Stream<'_> {
        match self.stream.get() {
            None => Stream::own(&self.device),
            // SAFETY: the promise that was made in `on_stream`, which `work` ends before.
            Some(stream) => unsafe { Stream::other(&self.device, stream) },
        }
    }

    /// What is computed from here on comes after an exchange.
    pub(crate) fn arrive(&self, ticket: Ticket) -> Result<()> {
        self.communicator.arrive(&self.stream(), ticket)
    }

    /// Begins an exchange.
    pub(crate) fn exchange(&self, transfers: &[Transfer], pace: Pace) -> Result<Ticket> {
        self.communicator.exchange(&self.stream(), transfers, pace)
    }

    /// Makes an exchange that everything later waits for.
    pub(crate) fn exchange_alone(&self, transfers: &[Transfer]) -> Result<()> {
        let ticket = self.exchange(transfers, Pace::Alone)?;
        self.arrive(ticket)
    }

    pub(crate) fn scratch(&self) -> &Scratch {
        &self.scratch
    }

    /// The rank so many steps after this one on the ring.
    pub(crate) fn after(&self, step: usize) -> usize {
        (self.rank() + step) % self.ranks()
    }

    /// The rank so many steps before this one on the ring.
    pub(crate) fn before(&self, step: usize) -> usize {
        (self.rank() + self.ranks() - step % self.ranks()) % self.ranks()
    }

    /// Waits until everything that was begun is done.
    ///
    /// # Errors
    /// When another rank died, hangs, or did not make the same calls: within the communicator's timeout.
    pub fn finish(&self) -> Result<()> {
        self.communicator.finish(&self.stream())
    }

    /// Does `work` with a stream of the caller's in place of the device's own: a `CUstream` of the GPU's primary context, which may be captured into
    /// a graph. Before a capture the same calls are made once, so that kernels are loaded, ranks connected and memory is there; the
    /// graph uses that memory at every replay, so that replays and other calls of this rank come one after the other.
    ///
    /// # Safety
    /// As [`Device::borrow_stream`] for everything that `work` computes with this rank.
    ///
    /// # Errors
    /// What `work` gives, and that the interpreter has no streams.
    pub unsafe fn on_stream<R>(
        &self,
        stream: *mut c_void,
        work: impl FnOnce() -> Result<R>,
    ) -> Result<R> {
        if !self.device.is_cuda() {
            return Err(DistError::Runtime(fa::runtime::Error::NeedsGpu {
                what: "a stream",
                device: self.device.name().to_owned(),
            }));
        }
        let before = self.stream.replace(Some(stream));
        let waited = self.scratch.wait_for_memory(true);
        let done = work();
        self.scratch.wait_for_memory(waited);
        self.stream.set(before);
        done
    }

    /// Attention over sequences of which this rank has its part: `q` is (batch, its queries, heads, head_dim), `k` and `v` are (batch, its keys,
    /// KV heads, head_dim), contiguous. Gives the output and the log-sum-exp of its queries. The way is chosen by what it
    /// costs unless given.
    ///
    /// Like every launch this returns before it is done: [`Rank::finish`] waits, and says if another rank was lost.
    ///
    /// # Errors
    /// When the tensors are not this rank's part, an option is not computed in this way, or communication or a launch fails.
    pub fn attention<T: AttentionElement + MergeElement>(
        &self,
        sequences: &Sequences,
        [q, k, v]: [TensorView<'_, T>; 3],
        options: &Options<'_>,
        way: Option<Way>,
    ) -> Result<Output<T>> {
        let shape @ [batch, seq_q, heads, _] = q.extent.shape;
        let lse_shape = [batch, heads, seq_q];
        let len = |shape: &[u64]| shape.iter().product::<u64>() as usize;
        let mut o = self.device.alloc::<T>(len(&shape))?;
        let mut lse = self.device.alloc::<f32>(len(&lse_shape))?;
        let o_view = o.contiguous_mut(&shape)?;
        let lse_view = lse.contiguous_mut(&lse_shape)?;
        self.attention_into(sequences, [q, k, v], o_view, Some(lse_view), options, way)?;
        Ok(Output { o, lse })
    }

    /// As [`Rank::attention`], into tensors that exist: the output and, if it is wanted, the log-sum-exp. Once kernels are loaded and
    /// memory for what arrives is there, this allocates nothing on the device.
    ///
    /// # Errors
    /// As [`Rank::attention`].
    pub fn attention_into<'a, T: AttentionElement + MergeElement>(
        &self,
        sequences: &Sequences,
        [q, k, v]: [TensorView<'a, T>; 3],
        o: TensorViewMut<'a, T>,
        lse: Option<TensorViewMut<'a, f32>>,
        options: &Options<'a>,
        way: Option<Way>,
    ) -> Result<()> {
        let extents = [&q.extent, &k.extent, &v.extent];
        let way = way.unwrap_or_else(|| self.choose(sequences, extents, options, false));
        self.check(sequences, extents, options, (way, false))?;
        let [batch, seq_q, heads, _] = q.extent.shape;
        let lse = match lse {
            Some(lse) => DeviceTensor::new(lse.extent),
            None => self
                .scratch
                .take(&self.device, "lse", &[batch, heads, seq_q])?,
        };
        let tensors = Forward {
            q: DeviceTensor::<T>::new(q.extent),
            k: DeviceTensor::new(k.extent),
            v: DeviceTensor::new(v.extent),
            o: DeviceTensor::new(o.extent),
            lse,
        };
        let job = Job {
            sequences,
            options,
            band: Band::of(options),
        };
        match way {
            Way::Ring => forward::ring(self, &job, &tensors),
            Way::Gather => forward::gather(self, &job, &tensors),
            Way::Heads => forward::heads(self, &job, &tensors),
        }
    }

    /// The gradients of this rank's `[q, k, v]` where `d_o` is that of its output: `forward` is what [`Rank::attention`] gave with the same
    /// sequences and options, in whatever way. Those of keys and values are sums over the queries of all ranks.
    ///
    /// # Errors
    /// As [`Rank::attention`], and when there is no gradient for an option.
    pub fn attention_backward<T: AttentionElement>(
        &self,
        sequences: &Sequences,
        inputs: [TensorView<'_, T>; 3],
        forward: Part<'_, T>,
        d_o: TensorView<'_, T>,
        options: &Options<'_>,
        way: Option<Way>,
    ) -> Result<Gradients<T>> {
        let [of_q, of_k] = [&inputs[0], &inputs[1]].map(|input| input.extent.shape);
        let len = |shape: &[u64]| shape.iter().product::<u64>() as usize;
        let mut gradients = Gradients {
            dq: self.device.alloc::<T>(len(&of_q))?,
            dk: self.device.alloc::<T>(len(&of_k))?,
            dv: self.device.alloc::<T>(len(&of_k))?,
            d_sinks: match options.sinks {
                Some(_) => Some(self.device.alloc::<f32>(of_q[2] as usize)?),
                None => None,
            },
        };
        let views = GradientsMut {
            dq: gradients.dq.contiguous_mut(&of_q)?,
            dk: gradients.dk.contiguous_mut(&of_k)?,
            dv: gradients.dv.contiguous_mut(&of_k)?,
            d_sinks: match &mut gradients.d_sinks {
                Some(d_sinks) => Some(d_sinks.contiguous_mut(&[of_q[2]])?),
                None => None,
            },
        };
        self.attention_backward_into(sequences, inputs, forward, d_o, views, options, way)?;
        Ok(gradients)
    }

    /// As [`Rank::attention_backward`], into tensors that exist.
    ///
    /// # Errors
    /// As [`Rank::attention_backward`].
    #[allow(
        clippy::too_many_arguments,
        reason = "those of attention_backward_into, and how it is shared out"
    )]
    pub fn attention_backward_into<'a, T: AttentionElement>(
        &self,
        sequences: &Sequences,
        [q, k, v]: [TensorView<'a, T>; 3],
        forward: Part<'a, T>,
        d_o: TensorView<'a, T>,
        gradients: GradientsMut<'a, T>,
        options: &Options<'a>,
        way: Option<Way>,
    ) -> Result<()> {
        let extents = [&q.extent, &k.extent, &v.extent];
        let chosen = way.unwrap_or_else(|| self.choose(sequences, extents, options, true));
        let way = match chosen {
            // The one call of one rank has every gradient.
            _ if self.ranks() == 1 => Way::Heads,
            // Keys that were gathered would have to be gathered again, and their gradients be sent back: which is the ring.
            Way::Gather => Way::Ring,
            way => way,
        };
        self.check(sequences, extents, options, (way, true))?;
        for (tensor, extent) in [("o", &forward.o.extent), ("do", &d_o.extent)] {
            if extent.shape != q.extent.shape {
                return Err(DistError::Shape {
                    tensor,
                    rank: self.rank(),
                    found: extent.shape.to_vec(),
                    expected: format!("the shape of q: {:?}", q.extent.shape),
                });
            }
        }
        let tensors = Backward {
            forward: Forward {
                q: DeviceTensor::<T>::new(q.extent),
                k: DeviceTensor::new(k.extent),
                v: DeviceTensor::new(v.extent),
                o: DeviceTensor::new(forward.o.extent),
                lse: DeviceTensor::new(forward.lse.extent),
            },
            d_o: DeviceTensor::new(d_o.extent),
            gradients: [&gradients.dq, &gradients.dk, &gradients.dv]
                .map(|gradient| DeviceTensor::new(gradient.extent)),
            d_sinks: gradients.d_sinks.map(|it| DeviceTensor::new(it.extent)),
        };
        let job = Job {
            sequences,
            options,
            band: Band::of(options),
        };
        match way {
            Way::Heads => backward::heads(self, &job, &tensors),
            Way::Ring | Way::Gather => backward::ring(self, &job, &tensors),
        }
    }

    /// The way that is expected to be the fastest; the ring, whose error says what is wrong, where none computes this.
    fn choose(
        &self,
        sequences: &Sequences,
        [q, k, _]: [&Extent; 3],
        options: &Options<'_>,
        backward: bool,
    ) -> Way {
        let [batch, _, heads, head_dim] = q.shape.map(|size| size as usize);
        let heads = Heads {
            batch,
            heads,
            kv_heads: k.shape[2] as usize,
            head_dim,
        };
        let question = Question {
            sequences: sequences.clone(),
            heads,
            band: Band::of(options),
            given: [
                options.alibi_slopes.is_some(),
                options.sinks.is_some(),
                options.prefix_ranges.is_some(),
                !options.scores.is_empty(),
                !options.masks.is_empty(),
            ],
            backward,
        };
        let mut chosen = self.chosen.borrow_mut();
        if let Some((_, way)) = chosen.iter().find(|(known, _)| *known == question) {
            return *way;
        }
        let rates = Rates::default();
        let estimates = estimates(sequences, heads, options, backward, &rates);
        let way = estimates.first().map_or(Way::Ring, |estimate| estimate.way);
        if chosen.len() == CHOICES {
            chosen.clear();
        }
        chosen.push((question, way));
        way
    }

    /// Whether these are this rank's parts, and options that can be computed in this way.
    fn check(
        &self,
        sequences: &Sequences,
        [q, k, v]: [&Extent; 3],
        options: &Options<'_>,
        (way, backward): (Way, bool),
    ) -> Result<()> {
        for deal in [sequences.q(), sequences.k()] {
            if deal.ranks() != self.ranks() {
                return Err(DistError::Ranks {
                    dealt: deal.ranks(),
                    ranks: self.ranks(),
                });
            }
        }
        let [batch, _, _, head_dim] = q.shape;
        let rank = self.rank();
        let parts = [
            ("q", q, sequences.q()),
            ("k", k, sequences.k()),
            ("v", v, sequences.k()),
        ];
        for (tensor, extent, deal) in parts {
            let held = deal.len_of(rank) as u64;
            let [found_batch, seq, _, found_dim] = extent.shape;
            if [found_batch, seq, found_dim] != [batch, held, head_dim] {
                return Err(DistError::Shape {
                    tensor,
                    rank,
                    found: extent.shape.to_vec(),
                    expected: format!("[{batch}, {held}, heads, {head_dim}]: its part"),
                });
            }
            rows::check(tensor, extent)?;
        }
        check_options(options, way, self.ranks(), backward)
    }
}
