//! What users call: attention and its gradients, shared out.

use fa::attention::{
    AttentionElement, Gradients, GradientsMut, MergeElement, Options, Output, Part,
};
use fa::dsl::abi::{Extent, TensorView, TensorViewMut};

use crate::backward::{self, Backward};
use crate::error::{DistError, Result};
use crate::forward::{self, Forward};
use crate::job::Job;
use crate::rank::Rank;
use crate::rows;
use crate::scratch::DeviceTensor;
use crate::sequences::Sequences;
use crate::support::{check_options, check_tensors};
use crate::way::Way;

impl Rank {
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
        let mut o = self.device().alloc::<T>(len(&shape))?;
        let mut lse = self.device().alloc::<f32>(len(&lse_shape))?;
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
        let way = way.unwrap_or_else(|| {
            self.choices()
                .choose(sequences, [&q.extent, &k.extent], options, false)
        });
        self.check(sequences, extents, options, way)?;
        let [batch, seq_q, heads, _] = q.extent.shape;
        let lse = match lse {
            Some(lse) => DeviceTensor::new(lse.extent),
            None => self
                .scratch()
                .take(self.device(), "lse", &[batch, heads, seq_q])?,
        };
        let tensors = Forward {
            q: DeviceTensor::<T>::new(q.extent),
            k: DeviceTensor::new(k.extent),
            v: DeviceTensor::new(v.extent),
            o: DeviceTensor::new(o.extent),
            lse,
        };
        let job = Job::new(sequences, options, heads);
        match way {
            Way::Ring => forward::ring(self, &job, &tensors),
            Way::Gather => forward::gather(self, &job, &tensors),
            Way::Heads => forward::heads(self, &job, &tensors),
        }
    }

    /// The gradients of this rank's `[q, k, v]` where `d_o` is that of its output: `forward` is what [`Rank::attention`] gave with the same
    /// sequences and options, in whatever way. Those of keys, of values and of sinks are sums over the queries of all ranks.
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
            dq: self.device().alloc::<T>(len(&of_q))?,
            dk: self.device().alloc::<T>(len(&of_k))?,
            dv: self.device().alloc::<T>(len(&of_k))?,
            d_sinks: match options.sinks {
                Some(_) => Some(self.device().alloc::<f32>(of_q[2] as usize)?),
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
            functions: &[],
        };
        self.attention_backward_into(sequences, inputs, forward, d_o, views, options, way)?;
        Ok(gradients)
    }

    /// As [`Rank::attention_backward`], into tensors that exist; with the gradients of functions' arguments, if they are wanted
    /// ([`GradientsMut::functions`]). Those, and the gradients of sinks, are sums over the queries of all ranks on every rank; the former are added
    /// to what the tensors hold.
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
        let [_, _, heads, _] = q.extent.shape;
        let chosen = way.unwrap_or_else(|| {
            self.choices()
                .choose(sequences, [&q.extent, &k.extent], options, true)
        });
        let way = match chosen {
            // The one call of one rank has every gradient.
            _ if self.ranks() == 1 => Way::Heads,
            // Keys that were gathered would have to be gathered again, and their gradients be sent back: which is the ring.
            Way::Gather => Way::Ring,
            way => way,
        };
        self.check(sequences, extents, options, way)?;
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
            functions: gradients.functions,
        };
        let job = Job::new(sequences, options, heads);
        match way {
            Way::Heads => backward::heads(self, &job, &tensors),
            Way::Ring | Way::Gather => backward::ring(self, &job, &tensors),
        }
    }

    /// Whether these are this rank's parts, and options that can be computed in this way.
    fn check(
        &self,
        sequences: &Sequences,
        [q, k, v]: [&Extent; 3],
        options: &Options<'_>,
        way: Way,
    ) -> Result<()> {
        for deal in [sequences.q(), sequences.k()] {
            if deal.ranks() != self.ranks() {
                return Err(DistError::Ranks {
                    dealt: deal.ranks(),
                    ranks: self.ranks(),
                });
            }
        }
        let [batch, _, heads, head_dim] = q.shape;
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
        let sequences = match sequences.documents().len() {
            1 => batch,
            several => several as u64,
        };
        check_tensors(options, [sequences, heads], rank)?;
        check_options(options, way)?;
        self.scratch().begin_pass();
        Ok(())
    }
}
