//! `--ranks`: a problem that several GPUs, or several interpreters, share.

use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use clap::Args;
use fa::attention::{AttentionElement, Dtype, MergeElement, Options, Part, Shape};
use fa::runtime::Device;
use fa_dist::nccl::{Settings, gpus};
use fa_dist::{Deal, DistError, Rank, Sequences, Way, interpreters};
use half::{bf16, f16};

use super::device::DeviceChoice;
use super::gradients::Gradients;
use super::lengths::Lengths;
use super::tensors::{Answer, HostTensors};

/// How many, and how they share the work.
#[derive(Args, Clone, Debug)]
pub struct Ranks {
    /// Share the sequence out over so many GPUs, or over so many interpreters with --device cpu.
    #[arg(long, value_name = "N", conflicts_with = "kernel", value_parser = clap::value_parser!(u16).range(1..=64))]
    pub ranks: Option<u16>,
    /// How they get to each other's keys: ring, gather or heads; what costs least if left out.
    #[arg(long, requires = "ranks")]
    pub way: Option<Way>,
}

/// Opens devices: GPUs where there are as many, or where a GPU is asked for.
pub fn open(ranks: usize, device: DeviceChoice) -> Result<Vec<Rank>> {
    match device {
        DeviceChoice::Cpu => Ok(interpreters(ranks)),
        DeviceChoice::Auto if Device::count() < ranks => Ok(interpreters(ranks)),
        DeviceChoice::Auto | DeviceChoice::Cuda(0) => {
            gpus(ranks, Settings::default()).context("cannot start the GPUs")
        }
        DeviceChoice::Cuda(_) => bail!("--ranks takes the first GPUs: leave --device out"),
    }
}

/// What the ranks made of a problem, and how long they took: the first run, in which kernels are loaded, and a second one.
pub fn run(
    tensors: &HostTensors,
    ranks: Vec<Rank>,
    way: Option<Way>,
) -> Result<(Answer, Option<Gradients>, [Duration; 2])> {
    match tensors.problem.dtype {
        Dtype::F16 => {
            Shared::new(tensors, ranks.len(), way, (f16::from_bits, f16::to_bits))?.run(ranks)
        }
        Dtype::Bf16 => {
            Shared::new(tensors, ranks.len(), way, (bf16::from_bits, bf16::to_bits))?.run(ranks)
        }
    }
}

/// A number from its bits, and its bits.
type Bits<T> = (fn(u16) -> T, fn(T) -> u16);

/// A problem that is shared out.
struct Shared<'t, T> {
    tensors: &'t HostTensors,
    shape: Shape,
    sequences: Sequences,
    way: Option<Way>,
    /// From bits and to bits.
    element: Bits<T>,
}

/// What a rank made of its part.
struct Given {
    o: Vec<u16>,
    lse: Vec<f32>,
    gradients: Option<Gradients>,
    times: [Duration; 2],
}

impl<'t, T: AttentionElement + MergeElement> Shared<'t, T> {
    fn new(
        tensors: &'t HostTensors,
        ranks: usize,
        way: Option<Way>,
        element: Bits<T>,
    ) -> Result<Shared<'t, T>> {
        let shape = tensors.shape();
        let options = &tensors.problem.options;
        if shape.seq_q != shape.seq_k
            && tensors.lengths.cu_seqlens == [None, None]
            && options.causal
        {
            bail!("--ranks: with --causal there are as many keys as queries");
        }
        let sequences = match &tensors.lengths.cu_seqlens {
            [None, None] if shape.seq_q != shape.seq_k => {
                let [q, k] = [shape.seq_q, shape.seq_k].map(|len| Deal::contiguous(len, ranks));
                Sequences::new(q, k)
            }
            [None, None] => Sequences::of(shape.seq_q, ranks, options),
            [Some(q), Some(k)] if q == k => {
                let lengths: Vec<usize> = q.windows(2).map(|it| (it[1] - it[0]) as usize).collect();
                Sequences::of(shape.seq_q, ranks, options).packed(&lengths)
            }
            _ => bail!("--ranks: packed sequences have as many keys as queries"),
        };
        let dense = Lengths {
            cu_seqlens: tensors.lengths.cu_seqlens.clone(),
            ..Lengths::default()
        };
        if tensors.lengths != dense || tensors.functions != Default::default() {
            bail!("--ranks takes neither caches nor ranges, biases and documents");
        }
        Ok(Shared {
            tensors,
            shape,
            sequences,
            way,
            element,
        })
    }

    fn run(&self, ranks: Vec<Rank>) -> Result<(Answer, Option<Gradients>, [Duration; 2])> {
        let given: Result<Vec<Given>, DistError> = thread::scope(|scope| {
            let threads: Vec<_> = ranks
                .into_iter()
                .map(|rank| scope.spawn(move || self.run_rank(&rank)))
                .collect();
            let join = |thread: thread::ScopedJoinHandle<'_, _>| {
                thread
                    .join()
                    .unwrap_or_else(|panic| std::panic::resume_unwind(panic))
            };
            threads.into_iter().map(join).collect()
        });
        let given = given?;
        let (q, k) = (self.sequences.q(), self.sequences.k());
        let Shape {
            batch,
            heads,
            kv_heads,
            head_dim,
            ..
        } = self.shape;
        let (row, kv_row) = (heads * head_dim, kv_heads * head_dim);
        let gradient = |deal, row, of: fn(&Gradients) -> &Vec<u16>| {
            let of = |given: &Given| {
                given
                    .gradients
                    .as_ref()
                    .map(of)
                    .cloned()
                    .unwrap_or_default()
            };
            join(deal, &given, of, batch, row)
        };
        let gradients = given[0].gradients.as_ref().map(|first| Gradients {
            dq: gradient(q, row, |it| &it.dq),
            dk: gradient(k, kv_row, |it| &it.dk),
            dv: gradient(k, kv_row, |it| &it.dv),
            d_sinks: first.d_sinks.clone(),
            // A bias is refused.
            d_bias: None,
        });
        let slowest = |number: usize| given.iter().map(|it| it.times[number]).max();
        let answer = Answer {
            o: join(q, &given, |it| it.o.clone(), batch, row),
            lse: join(q, &given, |it| it.lse.clone(), batch * heads, 1),
        };
        let times = [0, 1].map(|number| slowest(number).unwrap_or_default());
        Ok((answer, gradients, times))
    }

    fn run_rank(&self, rank: &Rank) -> Result<Given, DistError> {
        let (device, tensors) = (rank.device(), self.tensors);
        let (from_bits, to_bits) = self.element;
        let Shape {
            batch,
            heads,
            kv_heads,
            head_dim,
            ..
        } = self.shape;
        let upload = |deal: &Deal, bits: &[u16], heads: usize| {
            let row = heads * head_dim;
            let of_sequences = bits.chunks_exact(deal.len() * row);
            let held = of_sequences.flat_map(|bits| deal.pick(rank.rank(), bits, row));
            device.upload(&held.map(from_bits).collect::<Vec<T>>())
        };
        let size = |deal: &Deal, heads: usize| {
            [batch, deal.len_of(rank.rank()), heads, head_dim].map(|size| size as u64)
        };
        let (q_deal, k_deal) = (self.sequences.q(), self.sequences.k());
        let (of_q, of_k) = (size(q_deal, heads), size(k_deal, kv_heads));
        let q = upload(q_deal, &tensors.q, heads)?;
        let k = upload(k_deal, &tensors.k, kv_heads)?;
        let v = upload(k_deal, &tensors.v, kv_heads)?;
        let d_o = tensors.d_o.as_ref();
        let d_o = d_o.map(|d_o| upload(q_deal, d_o, heads)).transpose()?;
        let given = tensors.given.iter().map(|it| {
            let values = device.upload(&it.values)?;
            Ok((it.name, &it.shape, values))
        });
        let given = given.collect::<Result<Vec<_>, DistError>>()?;
        let mut options: Options<'_> = tensors.problem.options;
        options.packed = None;
        for (name, shape, values) in &given {
            options.set_tensor(name, Some(values.contiguous(shape)?));
        }
        let inputs = [
            q.contiguous(&of_q)?,
            k.contiguous(&of_k)?,
            v.contiguous(&of_k)?,
        ];
        let compute = || -> Result<_, DistError> {
            let output = rank.attention(&self.sequences, inputs, &options, self.way)?;
            let gradients = match &d_o {
                None => None,
                Some(d_o) => {
                    let forward = Part {
                        o: output.o.contiguous(&of_q)?,
                        lse: output.lse.contiguous(&[of_q[0], of_q[2], of_q[1]])?,
                    };
                    let d_o = d_o.contiguous(&of_q)?;
                    Some(rank.attention_backward(
                        &self.sequences,
                        inputs,
                        forward,
                        d_o,
                        &options,
                        self.way,
                    )?)
                }
            };
            rank.finish()?;
            Ok((output, gradients))
        };
        let started = Instant::now();
        drop(compute()?);
        let loaded = started.elapsed();
        let (output, gradients) = compute()?;
        let times = [loaded, started.elapsed() - loaded];
        let read = |buffer: &fa::runtime::Buffer<T>| -> Result<Vec<u16>, DistError> {
            Ok(buffer.read()?.into_iter().map(to_bits).collect())
        };
        Ok(Given {
            o: read(&output.o)?,
            lse: output.lse.read()?,
            gradients: match &gradients {
                None => None,
                Some(it) => Some(Gradients {
                    dq: read(&it.dq)?,
                    dk: read(&it.dk)?,
                    dv: read(&it.dv)?,
                    d_sinks: it.d_sinks.as_ref().map(|it| it.read()).transpose()?,
                    d_bias: None,
                }),
            },
            times,
        })
    }
}

/// Puts together `lines` lines of tokens that ranks hold, `row` elements each.
fn join<E: Copy + Default>(
    deal: &Deal,
    given: &[Given],
    of: impl Fn(&Given) -> Vec<E>,
    lines: usize,
    row: usize,
) -> Vec<E> {
    let len = deal.len() * row;
    let mut all = vec![E::default(); lines * len];
    for (rank, given) in given.iter().enumerate() {
        let (held, values) = (deal.len_of(rank) * row, of(given));
        for line in 0..lines {
            let from = &values[line * held..][..held];
            deal.place(rank, from, &mut all[line * len..][..len], row);
        }
    }
    all
}
