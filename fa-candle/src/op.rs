//! Attention as an operation of candle's.

use std::array;
use std::borrow::Cow;
use std::sync::{Arc, OnceLock};

use candle_core::op::BackpropOp;
use candle_core::{
    CpuStorage, CustomOp3, Layout, Result, Shape, Storage, StorageRef, Tensor, bail,
};

use crate::backward::{BackwardTensors, Gradients};
use crate::beside::{Handover, Join};
use crate::function::Function;
use crate::host;
use crate::layout::readable;
use crate::mask_blocks::MaskBlocks;
use crate::options::{Options, Sequences};
use crate::places::{first_of, storage};
use crate::refusal;

/// The names of [`Attention::lists`] of a cache.
pub const LISTS: [&str; 8] = [
    "seqlens_q",
    "seqlens_k",
    "cache_seqlens",
    "block_table",
    "cache_batch_idx",
    "cache_leftpad",
    "prefix_ranges",
    "mask_blocks",
];

/// The tensors of a function, with their layouts.
pub type FunctionTensors<'a> = Vec<(StorageRef<'a>, &'a Layout)>;

/// Of queries, keys and values, into the output.
#[derive(Debug)]
pub struct Attention<'a> {
    options: Cow<'a, Options>,
    /// Of the options: the bias, documents, and others.
    functions: Vec<Function>,
    sequences: Sequences<'a>,
    /// Where the log-sum-exp is put, which candle has no second result for: for who asked for it, and for the backward pass.
    lse: Option<Arc<OnceLock<Tensor>>>,
    /// Whether candle keeps track of it.
    tracked: bool,
    /// Where the gradient of sinks is put, which candle has no fourth argument for.
    d_sinks: Option<Arc<Handover>>,
    /// Where those of the tensors of each function are put that are learned.
    d_functions: Vec<Vec<Option<Arc<Handover>>>>,
}

impl<'a> Attention<'a> {
    pub fn new(
        options: &'a Options,
        functions: Vec<Function>,
        sequences: Sequences<'a>,
    ) -> Attention<'a> {
        Attention {
            options: Cow::Borrowed(options),
            functions,
            sequences,
            lse: options.lse.then(Arc::default),
            tracked: false,
            d_sinks: None,
            d_functions: Vec::new(),
        }
    }

    /// Computes it. Where candle keeps track of operations, it keeps this one, with what its backward pass needs.
    pub fn apply(mut self, [q, k, v]: [&Tensor; 3]) -> Result<(Tensor, Option<Tensor>)> {
        let k = self.join(k)?;
        self.tracked = [q, &k, v].into_iter().any(Tensor::track_op);
        let asked = self.lse.clone();
        let o = match self.tracked {
            false => self.compute([q, &k, v])?,
            true => {
                self.lse.get_or_insert_default();
                q.apply_op3(&k, v, self.into_owned())?
            }
        };
        Ok((o, asked.and_then(|lse| lse.get().cloned())))
    }

    /// The output, which candle keeps no track of. As [`Tensor::apply_op3_no_bwd`], without asking once more whether the tensors are on
    /// one device: for that candle copies each tensor's handle of the device, which has seven counters.
    fn compute(&self, inputs: [&Tensor; 3]) -> Result<Tensor> {
        // Keys and values may be halves of one cache, which another thread adds to: each storage is locked once, as `ReadLocks` says.
        let storages = inputs.map(storage);
        let locks = array::from_fn::<_, 3, _>(|number| {
            let is_first = first_of(&storages, number) == number;
            is_first.then(|| inputs[number].storage_and_layout().0)
        });
        let locked = |number| locks[first_of(&storages, number)].as_deref();
        let [q_layout, k_layout, v_layout] = inputs.map(Tensor::layout);
        let (storage, shape) = match array::from_fn(locked) {
            [
                Some(Storage::Cpu(q)),
                Some(Storage::Cpu(k)),
                Some(Storage::Cpu(v)),
            ] => {
                let (o, shape) =
                    host::forward(self, [(q, q_layout), (k, k_layout), (v, v_layout)])?;
                (Storage::Cpu(o), shape)
            }
            #[cfg(feature = "cuda")]
            [
                Some(Storage::Cuda(q)),
                Some(Storage::Cuda(k)),
                Some(Storage::Cuda(v)),
            ] => {
                let inputs = [(q, q_layout), (k, k_layout), (v, v_layout)];
                let (o, shape) = crate::gpu::forward(self, inputs)?;
                (Storage::Cuda(o), shape)
            }
            _ => bail!("q, k and v are not all on one CPU or GPU: move them with to_device()"),
        };
        let none = BackpropOp::none();
        Ok(Tensor::from_storage(storage, shape, none, false))
    }

    /// The keys, through which the gradients go of the tensors beside q, k and v that candle keeps track of.
    fn join<'k>(&mut self, k: &'k Tensor) -> Result<Cow<'k, Tensor>> {
        let mut k = Cow::Borrowed(k);
        let mut join = |tensor: &Tensor| {
            if !tensor.track_op() {
                return Ok(None);
            }
            let (joined, handover) = Join::apply(&k, tensor)?;
            k = Cow::Owned(joined);
            Ok::<_, candle_core::Error>(Some(handover))
        };
        let sinks = self.options.sinks.as_ref();
        self.d_sinks = sinks.map(&mut join).transpose()?.flatten();
        let functions = self.functions.iter();
        self.d_functions = functions
            .map(|function| function.tensors().iter().map(&mut join).collect())
            .collect::<Result<_>>()?;
        Ok(k)
    }

    fn into_owned(self) -> Attention<'static> {
        Attention {
            options: Cow::Owned(self.options.into_owned()),
            functions: self.functions,
            sequences: self.sequences.into_owned(),
            lse: self.lse,
            tracked: self.tracked,
            d_sinks: self.d_sinks,
            d_functions: self.d_functions,
        }
    }

    pub fn options(&self) -> &Options {
        &self.options
    }

    pub fn functions(&self) -> &[Function] {
        &self.functions
    }

    pub fn sequences(&self) -> &Sequences<'a> {
        &self.sequences
    }

    /// The shape of the log-sum-exp for queries that lie so, if it is needed.
    pub fn lse_shape(&self, q: &Layout) -> Option<Shape> {
        self.lse.as_ref()?;
        match *q.dims() {
            [batch, seq_q, heads, _] => Some((batch, heads, seq_q).into()),
            [all_queries, heads, _] => Some((heads, all_queries).into()),
            _ => None,
        }
    }

    /// Keeps the log-sum-exp for who needs it.
    pub fn keep_lse(&self, lse: Storage, shape: Shape) {
        if let Some(place) = &self.lse {
            // An operation is applied once, so that there is nothing in it yet.
            let _ = place.set(Tensor::from_storage(lse, shape, BackpropOp::none(), false));
        }
    }

    /// The tensors beside queries, keys and values: slopes and sinks, of float32.
    pub fn tensors(&self) -> [Option<&Tensor>; 2] {
        self.options.tensors()
    }

    /// The tensors of each function, with their layouts.
    pub fn function_tensors(&self) -> Vec<FunctionTensors<'_>> {
        let tensors = self.functions.iter().map(Function::tensors);
        tensors
            .map(|tensors| tensors.iter().map(Tensor::storage_and_layout).collect())
            .collect()
    }

    /// The lists, of u32 or i32: as [`Sequences::lists`], with how many keys are used where the options say it, the ranges of keys that see
    /// each other, and the classes of blocks.
    pub fn lists(&self) -> [Option<&Tensor>; 8] {
        let [queries, keys, used, table, rows, padding] = self.sequences.lists();
        let used = used.or(self.options.seqused_k.as_ref());
        let ranges = self.options.prefix_ranges.as_ref();
        let blocks = self.options.mask_blocks.as_ref().map(MaskBlocks::words);
        [queries, keys, used, table, rows, padding, ranges, blocks]
    }

    /// All that is read beside queries, keys and values, by its names: [`Self::tensors`], [`Self::lists`], and the functions' tensors.
    pub fn others(&self) -> impl Iterator<Item = (&'static str, Option<&Tensor>)> {
        let given = fa::attention::Options::TENSORS.iter().copied();
        let functions = self.functions.iter().flat_map(|function| {
            let tensors = function.tensors().iter().enumerate();
            tensors.map(|(number, tensor)| (function.name_of(number), Some(tensor)))
        });
        let mut lists = LISTS;
        if self.options.seqused_k.is_some() {
            lists[2] = "seqused_k";
        }
        given
            .zip(self.tensors())
            .chain(lists.into_iter().zip(self.lists()))
            .chain(functions)
    }

    /// Whether rows of packed tensors that no sequence has are to be zeros. The gradients of what is learned are sums over all
    /// rows, and where candle keeps track of operations someone may learn.
    #[cfg(feature = "cuda")]
    pub fn zeroes_rows(&self) -> bool {
        self.tracked && matches!(self.sequences, Sequences::Packed(_))
    }

    /// The shapes of the gradients of the functions' tensors: of those that are learned.
    pub fn d_function_shapes(&self) -> Vec<Vec<Option<Shape>>> {
        let functions = self.functions.iter().zip(&self.d_functions);
        let shapes = functions.map(|(function, wanted)| {
            let tensors = function.tensors().iter().zip(wanted);
            let shapes = tensors.map(|(it, wanted)| wanted.as_ref().map(|_| it.shape().clone()));
            shapes.collect()
        });
        shapes.collect()
    }

    /// Leaves the gradients of the functions' tensors for those who wait for them, in the tensors' types.
    fn put_function_gradients(&self, gradients: Vec<Vec<Option<Tensor>>>) -> Result<()> {
        let functions = self.functions.iter().zip(&self.d_functions);
        for ((function, wanted), gradients) in functions.zip(gradients) {
            let tensors = function.tensors().iter().zip(wanted);
            for ((tensor, handover), gradient) in tensors.zip(gradients) {
                if let Some((handover, gradient)) = handover.as_ref().zip(gradient) {
                    handover.put(gradient.to_dtype(tensor.dtype())?);
                }
            }
        }
        Ok(())
    }

    /// Whether all of what is computed has a gradient.
    fn check_gradients(&self) -> Result<()> {
        match self.sequences {
            Sequences::Dense | Sequences::Packed(_) => Ok(()),
            Sequences::Paged(_) => bail!(
                "there is no backward pass of attention over keys in pages yet: train with dense or packed ones, or \
                 detach() the output"
            ),
            Sequences::Cached(_) => bail!("{}", refusal::OF_CACHES),
        }
    }
}

impl CustomOp3 for Attention<'_> {
    fn name(&self) -> &'static str {
        "fa-attention"
    }

    fn cpu_fwd(
        &self,
        q: &CpuStorage,
        q_layout: &Layout,
        k: &CpuStorage,
        k_layout: &Layout,
        v: &CpuStorage,
        v_layout: &Layout,
    ) -> Result<(CpuStorage, Shape)> {
        host::forward(self, [(q, q_layout), (k, k_layout), (v, v_layout)])
    }

    #[cfg(feature = "cuda")]
    fn cuda_fwd(
        &self,
        q: &candle_core::CudaStorage,
        q_layout: &Layout,
        k: &candle_core::CudaStorage,
        k_layout: &Layout,
        v: &candle_core::CudaStorage,
        v_layout: &Layout,
    ) -> Result<(candle_core::CudaStorage, Shape)> {
        crate::gpu::forward(self, [(q, q_layout), (k, k_layout), (v, v_layout)])
    }

    fn bwd(
        &self,
        q: &Tensor,
        k: &Tensor,
        v: &Tensor,
        o: &Tensor,
        d_o: &Tensor,
    ) -> Result<(Option<Tensor>, Option<Tensor>, Option<Tensor>)> {
        self.check_gradients()?;
        let Some(lse) = self.lse.as_ref().and_then(|lse| lse.get()) else {
            bail!(
                "the forward pass of attention has left no log-sum-exp, which is a fault of fa-candle"
            );
        };
        let given = BackwardTensors {
            inputs: [q, k, v],
            o,
            lse,
            d_o: &*readable(d_o)?,
            wants_d_sinks: self.d_sinks.is_some(),
        };
        let Gradients {
            of_inputs: [dq, dk, dv],
            d_sinks,
            of_functions,
        } = given.gradients(self)?;
        self.put_function_gradients(of_functions)?;
        if let Some((handover, d_sinks)) = self.d_sinks.as_ref().zip(d_sinks) {
            handover.put(d_sinks);
        }
        let wanted = |input: &Tensor, gradient| input.track_op().then_some(gradient);
        Ok((wanted(q, dq), wanted(k, dk), wanted(v, dv)))
    }
}
