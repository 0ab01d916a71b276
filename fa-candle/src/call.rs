//! From the places of tensors to a call of the library.

use candle_core::Error;
use fa::attention::{
    Problem, RawGradients, RawPart, attention_backward_on, backward_problem, problem,
};
use fa::dsl::abi::{Element, TensorView};
use fa::functions::named::Functions;
use fa::prelude::{View, ViewMut, attention_on};
use fa::runtime::{BorrowedStream, ViewError};

use crate::layout::Place;
use crate::op::Attention;
use crate::options::Sequences;

/// The tensors of an operation's options.
#[derive(Default)]
pub struct OfOptions {
    /// As [`Attention::tensors`].
    pub tensors: [Option<Place>; 2],
    /// As [`Attention::lists`].
    pub lists: [Option<Place>; 8],
}

/// What a forward pass reads and writes.
pub struct Forward<'a> {
    /// q, k and v.
    pub inputs: [Place; 3],
    /// The output.
    pub o: Place,
    /// The log-sum-exp.
    pub lse: Option<Place>,
    pub of_options: &'a OfOptions,
    /// The tensors of each function.
    pub functions: Vec<Vec<Place>>,
}

/// What a backward pass reads and writes.
pub struct Backward<'a> {
    /// q, k and v.
    pub inputs: [Place; 3],
    /// The output of the forward pass, and the log-sum-exp.
    pub forward: [Place; 2],
    /// The gradient of the output.
    pub d_o: Place,
    /// Those of q, k and v.
    pub gradients: [Place; 3],
    /// That of the sinks.
    pub d_sinks: Option<Place>,
    pub of_options: &'a OfOptions,
    /// The tensors of each function, with the gradients of those that have one.
    pub functions: Vec<Vec<(Place, Option<Place>)>>,
}

impl Forward<'_> {
    /// Queues what an operation asks for on a stream.
    ///
    /// # Safety
    /// As [`Place::view`] and [`fa::runtime::Device::borrow_stream`], of all tensors.
    pub unsafe fn queue(
        &self,
        op: &Attention<'_>,
        stream: &BorrowedStream<'_>,
    ) -> candle_core::Result<()> {
        let named = |error| op.sequences().named(error);
        // SAFETY: the caller's promise.
        unsafe {
            // Options are large: they are filled in where they stay. Views are made where they are passed on.
            let mut options = fa::attention::Options::default();
            let [_, k, _] = &self.inputs;
            let read = self.of_options.read(op, k, &mut options);
            read.map_err(Error::wrap)?;
            let inputs = views(&self.inputs).map_err(Error::wrap)?;
            let o = self.o.view_mut().map_err(Error::wrap)?;
            let lse = self.lse.as_ref().map(|lse| lse.view_mut());
            let lse = lse.transpose().map_err(Error::wrap)?;
            if op.functions().is_empty() {
                return attention_on(stream, inputs, o, lse, &options).map_err(named);
            }
            let functions = self.functions(op, &options)?;
            let options = functions.tell(options);
            attention_on(stream, inputs, o, lse, &options).map_err(named)
        }
    }

    /// q, k and v, the output, and the log-sum-exp.
    ///
    /// # Safety
    /// As [`Place::view`].
    unsafe fn views<'a>(
        &self,
    ) -> Result<([View<'a>; 3], ViewMut<'a>, Option<ViewMut<'a>>), ViewError> {
        // SAFETY: the caller's promise.
        unsafe {
            let lse = self.lse.as_ref().map(|lse| lse.view_mut());
            Ok((views(&self.inputs)?, self.o.view_mut()?, lse.transpose()?))
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
        // SAFETY: the caller's promise.
        let views = unsafe { self.views() };
        let (inputs, o, lse) = views.map_err(Error::wrap)?;
        let problem = problem(inputs, o, lse, options);
        let (problem, _) = problem.map_err(|error| op.sequences().named(error))?;
        // SAFETY: the caller's promise.
        unsafe { bound(op, &problem, &self.functions) }
    }
}

/// The functions of an operation with their tensors, which have to fit the problem.
///
/// # Safety
/// As [`Place::view`].
pub unsafe fn bound<'a>(
    op: &Attention<'_>,
    problem: &Problem<'_>,
    tensors: &[Vec<Place>],
) -> candle_core::Result<Functions<'a>> {
    let mut functions = Functions::default();
    for (function, tensors) in op.functions().iter().zip(tensors) {
        // SAFETY: the caller's promise.
        let views = tensors.iter().map(|place| unsafe { place.view() });
        let views = views.collect::<Result<_, _>>().map_err(Error::wrap)?;
        functions.push(function.bind(problem, views)?);
    }
    Ok(functions)
}

impl Backward<'_> {
    /// Queues the backward pass of an operation on a stream.
    ///
    /// # Safety
    /// As [`Forward::queue`].
    pub unsafe fn queue(
        &self,
        op: &Attention<'_>,
        stream: &BorrowedStream<'_>,
    ) -> candle_core::Result<()> {
        let [_, k, _] = &self.inputs;
        let mut options = fa::attention::Options::default();
        // SAFETY: the caller's promise.
        let views = unsafe {
            (
                self.of_options.read(op, k, &mut options),
                views(&self.inputs),
            )
        };
        views.0.map_err(Error::wrap)?;
        let inputs = views.1.map_err(Error::wrap)?;
        // How the forward pass shared its work.
        options.splits = None;
        // SAFETY: the caller's promise.
        unsafe {
            let functions = self.functions(op, inputs, &options)?;
            let options = functions.tell(options);
            let (forward, d_o, gradients) = self.views().map_err(Error::wrap)?;
            let gradients = RawGradients {
                functions: functions.gradients(),
                ..gradients
            };
            let done = attention_backward_on(stream, inputs, forward, d_o, gradients, &options);
            done.map_err(|error| op.sequences().named(error))
        }
    }

    /// The functions with their tensors and gradients, which have to fit the problem.
    ///
    /// # Safety
    /// As [`Place::view`].
    unsafe fn functions<'a>(
        &self,
        op: &Attention<'_>,
        inputs: [View<'a>; 3],
        options: &fa::attention::Options<'a>,
    ) -> candle_core::Result<Functions<'a>> {
        let mut functions = Functions::default();
        if op.functions().is_empty() {
            return Ok(functions);
        }
        // SAFETY: the caller's promise.
        let (forward, d_o, gradients) = unsafe { self.views().map_err(Error::wrap)? };
        let problem = backward_problem(inputs, forward, d_o, gradients, options);
        let (problem, _) = problem.map_err(|error| op.sequences().named(error))?;
        for (function, tensors) in op.functions().iter().zip(&self.functions) {
            let (mut views, mut gradients) = (Vec::with_capacity(tensors.len()), Vec::new());
            for (place, gradient) in tensors {
                // SAFETY: the caller's promise.
                let view = unsafe { place.view().map_err(Error::wrap)? };
                views.push(view);
                if let Some(gradient) = gradient {
                    // SAFETY: the caller's promise.
                    gradients.push((view, unsafe { gradient.view_mut().map_err(Error::wrap)? }));
                }
            }
            let bound = function.bind(&problem, views)?;
            let pushed = functions.push_with_gradients(bound, gradients);
            pushed.map_err(Error::wrap)?;
        }
        Ok(functions)
    }

    /// What the forward pass gave, the gradient of its output, and what is written.
    ///
    /// # Safety
    /// As [`Place::view`].
    unsafe fn views<'a>(&self) -> Result<(RawPart<'a>, View<'a>, RawGradients<'a>), ViewError> {
        let ([o, lse], [dq, dk, dv]) = (&self.forward, &self.gradients);
        // SAFETY: the caller's promise.
        unsafe {
            let forward = RawPart {
                o: o.view()?,
                lse: lse.view()?,
            };
            let d_sinks = self.d_sinks.as_ref().map(|it| it.view_mut());
            let gradients = RawGradients {
                dq: dq.view_mut()?,
                dk: dk.view_mut()?,
                dv: dv.view_mut()?,
                d_sinks: d_sinks.transpose()?,
                functions: &[],
            };
            Ok((forward, self.d_o.view()?, gradients))
        }
    }
}

/// # Safety
/// As [`Place::view`].
unsafe fn views<'a>([q, k, v]: &[Place; 3]) -> Result<[View<'a>; 3], ViewError> {
    // SAFETY: the caller's promise.
    unsafe { Ok([q.view()?, k.view()?, v.view()?]) }
}

impl OfOptions {
    /// Fills in an operation's options, but for functions.
    ///
    /// # Safety
    /// As [`Place::view`].
    pub unsafe fn read<'a>(
        &self,
        op: &Attention<'_>,
        k: &Place,
        to: &mut fa::attention::Options<'a>,
    ) -> Result<(), ViewError> {
        // SAFETY: the caller's promise.
        unsafe {
            self.read_computation(op, to)?;
            self.read_sequences(op, k, to)
        }
    }

    /// Fills in what is computed of each sequence.
    ///
    /// # Safety
    /// As [`Place::view`].
    pub unsafe fn read_computation<'a>(
        &self,
        op: &Attention<'_>,
        to: &mut fa::attention::Options<'a>,
    ) -> Result<(), ViewError> {
        let options = op.options();
        to.scale = options.scale;
        to.causal = options.causal;
        to.window = options.window;
        to.softcap = options.softcap;
        to.splits = options.splits;
        to.deterministic = options.deterministic;
        to.seq = options.seq;
        let [slopes, sinks] = &self.tensors;
        let [.., padding, ranges, blocks] = &self.lists;
        // SAFETY: the caller's promise.
        unsafe {
            to.alibi_slopes = typed(slopes)?;
            to.sinks = typed(sinks)?;
            to.cache_leftpad = typed(padding)?;
            to.prefix_ranges = typed(ranges)?;
            let words = typed(blocks)?;
            let blocks = options.mask_blocks.as_ref().zip(words);
            to.mask_blocks = blocks.map(|(blocks, words)| blocks.classes(words));
        }
        Ok(())
    }

    /// Fills in where the sequences lie, and how long they are.
    ///
    /// # Safety
    /// As [`Place::view`].
    unsafe fn read_sequences<'a>(
        &self,
        op: &Attention<'_>,
        k: &Place,
        to: &mut fa::attention::Options<'a>,
    ) -> Result<(), ViewError> {
        let [queries, keys, used, table, rows, ..] = &self.lists;
        // SAFETY: the caller's promise.
        let (cu_seqlens_q, cu_seqlens_k, block_table) = unsafe {
            to.seqused_k = typed(used)?;
            to.cache_batch_idx = typed(rows)?;
            (typed(queries)?, typed(keys)?, typed(table)?)
        };
        let page = k.second_size();
        let [max_seq_q, max_seq_k] = match op.sequences() {
            Sequences::Dense => return Ok(()),
            Sequences::Packed(packed) => [packed.max_seqlen_q, packed.max_seqlen_k],
            Sequences::Paged(paged) => {
                let longest = paged.queries.as_ref().map(|(_, longest)| *longest);
                [longest.unwrap_or_default(), paged.max_seqlen_k]
            }
            Sequences::Cached(cached) => {
                let longest = cached.queries.as_ref().map(|(_, longest)| *longest);
                // As many keys as a sequence has pages for.
                let pages = table.as_ref().map(Place::second_size);
                let keys = pages.unwrap_or_default().saturating_mul(page);
                [longest.unwrap_or_default(), keys]
            }
        };
        to.packed = cu_seqlens_q.map(|cu_seqlens_q| fa::attention::Packed {
            cu_seqlens_q,
            cu_seqlens_k,
            max_seq_q,
            max_seq_k,
        });
        to.paged = block_table.map(|block_table| fa::attention::Paged {
            block_table,
            page,
            max_seq_k,
        });
        Ok(())
    }
}

/// The view of a tensor whose elements were checked to be these.
///
/// # Safety
/// As [`Place::view`].
pub unsafe fn typed<'a, T: Element>(
    place: &Option<Place>,
) -> Result<Option<TensorView<'a, T>>, ViewError> {
    let Some(place) = place else {
        return Ok(None);
    };
    // SAFETY: the caller's promise.
    unsafe { place.view() }.map(View::typed)
}
