//! Attention as an operation of candle's, and its way to the library.

use std::borrow::Cow;
use std::sync::{Arc, OnceLock};

use candle_core::op::BackpropOp;
use candle_core::{CpuStorage, CustomOp3, Error, Layout, Shape, Storage, StorageRef, Tensor};
use fa::attention::problem;
use fa::dsl::abi::{Element, TensorView};
use fa::functions::named::Functions;
use fa::prelude::{View, ViewMut, attention_on};
use fa::runtime::{BorrowedStream, ViewError};

use crate::function::Function;
use crate::host;
use crate::layout::Place;
use crate::options::{Options, Sequences};

/// The tensors of a function, with their layouts.
pub type FunctionTensors<'a> = Vec<(StorageRef<'a>, &'a Layout)>;

/// Of queries, keys and values, into the output.
#[derive(Debug)]
pub struct Attention<'a> {
    options: Cow<'a, Options>,
    /// Of the options: the bias, documents, and others.
    functions: Vec<Function>,
    sequences: Sequences<'a>,
    /// Where the log-sum-exp is put, which candle has no second result for.
    lse: Option<Arc<OnceLock<Tensor>>>,
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
        }
    }

    /// Computes it. Where candle keeps track of operations, it keeps this one, to say that it has no backward pass.
    pub fn apply(self, [q, k, v]: [&Tensor; 3]) -> candle_core::Result<(Tensor, Option<Tensor>)> {
        let lse = self.lse.clone();
        let o = match [q, k, v].into_iter().any(Tensor::track_op) {
            false => q.apply_op3_no_bwd(k, v, &self)?,
            true => q.apply_op3(k, v, self.into_owned())?,
        };
        Ok((o, lse.and_then(|lse| lse.get().cloned())))
    }

    fn into_owned(self) -> Attention<'static> {
        Attention {
            options: Cow::Owned(self.options.into_owned()),
            functions: self.functions,
            sequences: self.sequences.into_owned(),
            lse: self.lse,
        }
    }

    /// The shape of the log-sum-exp for queries that lie so, if it is asked for.
    pub fn lse_shape(&self, q: &Layout) -> Option<Shape> {
        self.lse.as_ref()?;
        match *q.dims() {
            [batch, seq_q, heads, _] => Some((batch, heads, seq_q).into()),
            [all_queries, heads, _] => Some((heads, all_queries).into()),
            _ => None,
        }
    }

    /// Keeps the log-sum-exp for who asked for it.
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

    /// The lists, of u32 or i32: as [`Sequences::lists`], and the ranges of keys that see each other.
    pub fn lists(&self) -> [Option<&Tensor>; 5] {
        let [queries, keys, used, table] = self.sequences.lists();
        [
            queries,
            keys,
            used,
            table,
            self.options.prefix_ranges.as_ref(),
        ]
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
    ) -> candle_core::Result<(CpuStorage, Shape)> {
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
    ) -> candle_core::Result<(candle_core::CudaStorage, Shape)> {
        crate::gpu::forward(self, [(q, q_layout), (k, k_layout), (v, v_layout)])
    }
}

/// What a forward pass reads and writes.
pub struct Call {
    /// q, k and v.
    pub inputs: [Place; 3],
    /// The output.
    pub o: Place,
    /// The log-sum-exp.
    pub lse: Option<Place>,
    /// As [`Attention::tensors`].
    pub tensors: [Option<Place>; 2],
    /// As [`Attention::lists`].
    pub lists: [Option<Place>; 5],
    /// The tensors of each function.
    pub functions: Vec<Vec<Place>>,
}

impl Call {
    /// Queues what an operation asks for on a stream.
    ///
    /// # Safety
    /// As [`Place::view`] and [`fa::runtime::Device::borrow_stream`], of all tensors.
    pub unsafe fn queue(
        &self,
        op: &Attention<'_>,
        stream: &BorrowedStream<'_>,
    ) -> candle_core::Result<()> {
        // SAFETY: the caller's promise.
        unsafe {
            let (inputs, o, lse) = self.views().map_err(Error::wrap)?;
            let options = self.options(op).map_err(Error::wrap)?;
            let functions = self.functions(op, &options)?;
            let options = functions.tell(options);
            attention_on(stream, inputs, o, lse, &options).map_err(Error::wrap)
        }
    }

    /// q, k and v, the output, and the log-sum-exp.
    ///
    /// # Safety
    /// As [`Place::view`].
    unsafe fn views<'a>(
        &self,
    ) -> Result<([View<'a>; 3], ViewMut<'a>, Option<ViewMut<'a>>), ViewError> {
        let [q, k, v] = &self.inputs;
        // SAFETY: the caller's promise.
        unsafe {
            let lse = self.lse.as_ref().map(|lse| lse.view_mut());
            let inputs = [q.view()?, k.view()?, v.view()?];
            Ok((inputs, self.o.view_mut()?, lse.transpose()?))
        }
    }

    /// The functions with their tensors, which have to fit the problem.
    ///
    /// # Safety
    /// As [`Place::view`].
    unsafe fn functions<'a>(
        &self,
        op: &Attention<'_>,
        options: &fa::attention::Options<'a>,
    ) -> candle_core::Result<Functions<'a>> {
        let mut functions = Functions::default();
        if op.functions.is_empty() {
            return Ok(functions);
        }
        // SAFETY: the caller's promise.
        let (inputs, o, lse) = unsafe { self.views().map_err(Error::wrap)? };
        let (problem, _) = problem(inputs, o, lse, options).map_err(Error::wrap)?;
        for (function, tensors) in op.functions.iter().zip(&self.functions) {
            // SAFETY: the caller's promise.
            let views = tensors.iter().map(|place| unsafe { place.view() });
            let views = views.collect::<Result<_, _>>().map_err(Error::wrap)?;
            functions.push(function.bind(&problem, views)?);
        }
        Ok(functions)
    }

    /// # Safety
    /// As [`Place::view`].
    unsafe fn options<'a>(
        &self,
        op: &Attention<'_>,
    ) -> Result<fa::attention::Options<'a>, ViewError> {
        let options = &*op.options;
        let [slopes, sinks] = &self.tensors;
        let [queries, keys, used, table, ranges] = &self.lists;
        // SAFETY: the caller's promise.
        let (alibi_slopes, sinks, [queries, keys, used, table], prefix_ranges) = unsafe {
            let lists = [typed(queries)?, typed(keys)?, typed(used)?, typed(table)?];
            (typed(slopes)?, typed(sinks)?, lists, typed(ranges)?)
        };
        let [max_seq_q, max_seq_k] = match &op.sequences {
            Sequences::Dense => [0, 0],
            Sequences::Packed(packed) => [packed.max_seqlen_q, packed.max_seqlen_k],
            Sequences::Paged(paged) => {
                let longest = paged.queries.as_ref().map(|(_, longest)| *longest);
                [longest.unwrap_or_default(), paged.max_seqlen_k]
            }
        };
        let packed = queries.map(|cu_seqlens_q| fa::attention::Packed {
            cu_seqlens_q,
            cu_seqlens_k: keys,
            max_seq_q,
            max_seq_k,
        });
        let [_, k, _] = &self.inputs;
        Ok(fa::attention::Options {
            scale: options.scale,
            causal: options.causal,
            window: options.window,
            prefix_ranges,
            softcap: options.softcap,
            alibi_slopes,
            sinks,
            packed,
            seqused_k: used,
            paged: table.map(|block_table| fa::attention::Paged {
                block_table,
                page: k.second_size(),
                max_seq_k,
            }),
            splits: options.splits,
            seq: options.seq,
            ..fa::attention::Options::default()
        })
    }
}

/// The view of a tensor whose elements were checked to be these.
///
/// # Safety
/// As [`Place::view`].
unsafe fn typed<'a, T: Element>(
    place: &Option<Place>,
) -> Result<Option<TensorView<'a, T>>, ViewError> {
    let Some(place) = place else {
        return Ok(None);
    };
    // SAFETY: the caller's promise.
    unsafe { place.view() }.map(View::typed)
}
