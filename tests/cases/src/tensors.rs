//! The tensors of a problem in a device's memory.

use fa::attention::{Options, Tensors};
use fa_dsl::abi::{Element, TensorView, TensorViewMut};
use fa_reference::{Narrow, Shape};
use fa_runtime::{Buffer, Device, ViewError};

use crate::functions::FunctionBuffers;
use crate::prefix_ranges::DeviceRanges;
use crate::{Case, Layout, Placement};

/// What a run gave.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome<T> {
    /// Contiguous (batch, seq, heads, head_dim).
    pub o: Vec<T>,
    /// Contiguous (batch, heads, seq), where it was asked for.
    pub lse: Option<Vec<f32>>,
    /// Elements of the buffers, outside of the outputs, that were written: those of the inputs too, and
    /// of the log-sum-exp's where it was not asked for.
    pub stray: usize,
}

/// The tensors of a problem in a device's memory, laid out as its case says. What lies between
/// their elements is NaN.
#[derive(Debug)]
pub struct DeviceTensors<T> {
    /// One buffer for each of q, k and v, or fewer where some are packed into one.
    inputs: Vec<Buffer<T>>,
    /// What they were filled with.
    uploaded: Vec<Vec<T>>,
    /// Each with the number of its buffer.
    placed: [(usize, Placement); 3],
    o: Buffer<T>,
    o_placed: Placement,
    lse: Buffer<f32>,
    lse_placed: Placement,
    lse_asked: bool,
    options: Options<'static>,
    functions: FunctionBuffers,
    /// The options that are tensors: names, sizes, numbers.
    given: Vec<(&'static str, Vec<u64>, Buffer<f32>)>,
    ranges: Option<DeviceRanges>,
}

/// The tensors as `attention_into()` takes them.
#[derive(Debug)]
pub struct Views<'a, T> {
    /// q, k and v.
    pub inputs: [TensorView<'a, T>; 3],
    /// The output.
    pub o: TensorViewMut<'a, T>,
    /// The log-sum-exp, where it is asked for.
    pub lse: Option<TensorViewMut<'a, f32>>,
    /// What is computed.
    pub options: Options<'a>,
}

impl<'a, T: Element> Views<'a, T> {
    /// The same as a plan takes them.
    pub fn tensors(self) -> Tensors<'a> {
        Tensors::new(self.inputs, self.o, self.lse)
    }
}

/// Where q, k and v lie, each with the number of its buffer.
fn place(layout: Layout, shape: &Shape) -> [(usize, Placement); 3] {
    let (q, kv) = (shape.q(), shape.kv());
    let (heads, kv_heads) = (shape.heads as u64, shape.kv_heads as u64);
    match layout {
        Layout::Packed if shape.seq_q == shape.seq_k => {
            Placement::packed(q, [heads, kv_heads, kv_heads]).map(|placed| (0, placed))
        }
        Layout::Packed => {
            let [k, v] = Placement::packed(kv, [kv_heads, kv_heads]);
            [(0, Placement::alone(layout, q)), (1, k), (1, v)]
        }
        layout => {
            let kv = Placement::alone(layout, kv);
            [(0, Placement::alone(layout, q)), (1, kv), (2, kv)]
        }
    }
}

impl<T: Element + Narrow> DeviceTensors<T> {
    /// Copies contiguous q, k and v to the device and makes room for the outputs.
    ///
    /// # Errors
    /// When the device has no memory left, or the driver fails.
    pub fn upload(
        device: &Device,
        case: &Case,
        values: &[Vec<T>; 3],
    ) -> Result<DeviceTensors<T>, fa_runtime::Error> {
        let placed = place(case.inputs, &case.shape);
        let mut host: Vec<Vec<T>> = Vec::new();
        for ((buffer, placement), values) in placed.iter().zip(values) {
            if *buffer == host.len() {
                host.push(vec![T::nearest(f64::NAN); placement.buffer as usize]);
            }
            placement.scatter(values, &mut host[*buffer]);
        }
        let o_placed = Placement::alone(case.outputs, case.shape.q());
        let lse_placed = Placement::lse(case.outputs, case.shape.q());
        let inputs = host.iter().map(|values| device.upload(values));
        let given = Options::TENSORS.iter().filter_map(|name| {
            let (shape, numbers) = case.numbers(name)?;
            Some(device.upload(&numbers).map(|buffer| (*name, shape, buffer)))
        });
        let ranges = case.dense_ranges();
        Ok(DeviceTensors {
            inputs: inputs.collect::<Result<_, _>>()?,
            uploaded: host,
            placed,
            o: device.poisoned(o_placed.buffer as usize)?,
            o_placed,
            lse: device.poisoned(lse_placed.buffer as usize)?,
            lse_placed,
            lse_asked: case.lse,
            options: case.options,
            functions: FunctionBuffers::upload(device, case, &case.shape)?,
            given: given.collect::<Result<_, _>>()?,
            ranges: ranges.map(|ranges| ranges.upload(device)).transpose()?,
        })
    }

    /// The tensors as a launch takes them.
    ///
    /// # Errors
    /// When a placement leaves its buffer.
    pub fn views(&mut self) -> Result<Views<'_, T>, ViewError> {
        let input = |i: usize| {
            let (buffer, at) = &self.placed[i];
            self.inputs[*buffer].view_at(at.offset, &at.shape, &at.strides)
        };
        let inputs = [input(0)?, input(1)?, input(2)?];
        let (o, lse) = (&self.o_placed, &self.lse_placed);
        let (lse_shape, lse_strides) = (&lse.shape[..3], &lse.strides[..3]);
        let mut options: Options<'_> = self.options;
        for (name, shape, numbers) in &self.given {
            options.set_tensor(name, Some(numbers.contiguous(shape)?));
        }
        if let Some(ranges) = &self.ranges {
            options.prefix_ranges = Some(ranges.view()?);
        }
        self.functions.bind(&mut options);
        Ok(Views {
            inputs,
            o: self.o.view_mut_at(o.offset, &o.shape, &o.strides)?,
            lse: match self.lse_asked {
                true => Some(self.lse.view_mut_at(lse.offset, lse_shape, lse_strides)?),
                false => None,
            },
            options,
        })
    }

    /// Copies the outputs back, and looks at everything else that a launch could have written.
    ///
    /// # Errors
    /// When the driver fails, also because of an earlier launch.
    pub fn read(&self) -> Result<Outcome<T>, fa_runtime::Error> {
        let (o, mut stray) = self.o_placed.gather(&self.o.read()?, |x| !is_poison(x));
        let written = |x: f32| !is_poison(x);
        let lse = self.lse.read()?;
        let lse = if self.lse_asked {
            let (lse, beside) = self.lse_placed.gather(&lse, written);
            stray += beside;
            Some(lse)
        } else {
            stray += lse.into_iter().filter(|x| written(*x)).count();
            None
        };
        for (buffer, uploaded) in self.inputs.iter().zip(&self.uploaded) {
            stray += differing::<T>(&buffer.read()?, uploaded);
        }
        Ok(Outcome { o, lse, stray })
    }
}

pub(crate) fn bytes<T: Element>(values: &[T]) -> Vec<u8> {
    let mut bytes = Vec::new();
    T::write_bytes(values, &mut bytes);
    bytes
}

/// Whether nothing was written over what [`Device::poisoned`] leaves.
fn is_poison<T: Element>(value: T) -> bool {
    value.bits() == u64::MAX >> (u64::BITS - 8 * T::BYTES as u32)
}

/// How many elements have other bits.
pub(crate) fn differing<T: Element>(found: &[T], expected: &[T]) -> usize {
    let (found, expected) = (bytes(found), bytes(expected));
    // As good as always, and looked at in one go.
    if found == expected {
        return 0;
    }
    let pairs = found
        .chunks_exact(T::BYTES)
        .zip(expected.chunks_exact(T::BYTES));
    pairs.filter(|(found, expected)| found != expected).count()
}
