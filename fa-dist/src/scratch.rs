//! Device memory that a rank keeps from call to call.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::marker::PhantomData;

use fa::attention::Part;
use fa::dsl::abi::{Element, Extent, TensorView, TensorViewMut};
use fa::runtime::{Buffer, Device, contiguous_strides};

use crate::error::Result;

/// Memory by what it is for. It grows and stays.
#[derive(Debug, Default)]
pub(crate) struct Scratch {
    buffers: RefCell<BTreeMap<&'static str, Buffer<u32>>>,
    constants: RefCell<Option<Buffer<f32>>>,
    lists: RefCell<BTreeMap<Vec<u32>, Buffer<u32>>>,
    /// Whether new memory is waited for: a device allocates and copies on its own stream, which another stream does not wait for.
    waits: Cell<bool>,
}

/// A tensor whose memory someone else keeps alive.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DeviceTensor<T> {
    pub extent: Extent,
    element: PhantomData<T>,
}

/// How many lists are kept from pass to pass.
const LISTS: usize = 256;

/// The longest head, and so the longest row of zeros that is needed.
const HEAD_DIM: usize = 256;

impl Scratch {
    /// Says whether new memory is waited for from here on; whether it was before.
    pub fn wait_for_memory(&self, waits: bool) -> bool {
        self.waits.replace(waits)
    }

    fn settle(&self, device: &Device) -> Result<()> {
        if self.waits.get() {
            device.synchronize()?;
        }
        Ok(())
    }

    /// Memory for a contiguous tensor. What was taken for the same purpose before is gone.
    pub fn take<T: Element>(
        &self,
        device: &Device,
        purpose: &'static str,
        shape: &[u64],
    ) -> Result<DeviceTensor<T>> {
        let bytes = shape.iter().product::<u64>() * T::BYTES as u64;
        let words = bytes.div_ceil(4) as usize;
        let mut buffers = self.buffers.borrow_mut();
        let large = buffers.get(purpose).is_some_and(|it| it.len() >= words);
        if !large {
            // The old memory is free for the new one.
            buffers.remove(purpose);
            buffers.insert(purpose, device.alloc(words.max(1))?);
            self.settle(device)?;
        }
        let address = buffers.get(purpose).map_or(0, Buffer::address);
        Ok(DeviceTensor::contiguous(address, shape))
    }

    /// What attention over no key gives, for tensors of this shape: weight 0.
    pub fn nothing<'a, T: Element>(&self, device: &Device, shape: [u64; 4]) -> Result<Part<'a, T>> {
        let address = self.constants(device)?;
        Ok(part(address, shape, address + (HEAD_DIM * 4) as u64, 0))
    }

    /// Zeros of this shape.
    pub fn zeros<T: Element>(&self, device: &Device, shape: [u64; 4]) -> Result<DeviceTensor<T>> {
        let part = part::<T>(self.constants(device)?, shape, 0, 0);
        Ok(DeviceTensor::new(part.o.extent))
    }

    /// Float32 zeros of any shape.
    pub fn zero(&self, device: &Device, shape: [u64; 4]) -> Result<DeviceTensor<f32>> {
        Ok(DeviceTensor::new(Extent {
            address: self.constants(device)?,
            shape,
            strides: [0; 4],
            element_bytes: 4,
        }))
    }

    /// What a logit of each head adds, whose value is 0.
    pub fn sinks<'a, T: Element>(
        &self,
        device: &Device,
        shape: [u64; 4],
        sinks: &TensorView<'_, f32>,
    ) -> Result<Part<'a, T>> {
        let stride = sinks.extent.strides[0];
        let zeros = self.constants(device)?;
        Ok(part(zeros, shape, sinks.extent.address, stride))
    }

    /// Forgets lists where there are many, between passes: those of one pass are used together.
    pub fn begin_pass(&self) {
        let mut lists = self.lists.borrow_mut();
        if lists.len() >= LISTS {
            lists.clear();
        }
    }

    /// A list of numbers on the device. The same list is copied there once, and stays for the pass.
    pub fn list<'a>(&self, device: &Device, numbers: Vec<u32>) -> Result<TensorView<'a, u32>> {
        let len = numbers.len() as u64;
        let mut lists = self.lists.borrow_mut();
        if let Some(known) = lists.get(&numbers) {
            return Ok(DeviceTensor::contiguous(known.address(), &[len]).view());
        }
        let made = device.upload(&numbers)?;
        self.settle(device)?;
        let address = made.address();
        lists.insert(numbers, made);
        Ok(DeviceTensor::contiguous(address, &[len]).view())
    }

    /// Zeros for a row of a head, and −∞ after them.
    fn constants(&self, device: &Device) -> Result<u64> {
        let mut constants = self.constants.borrow_mut();
        if let Some(constants) = &*constants {
            return Ok(constants.address());
        }
        let mut values = vec![0.0; HEAD_DIM];
        values.push(f32::NEG_INFINITY);
        let made = device.upload(&values)?;
        self.settle(device)?;
        Ok(constants.insert(made).address())
    }
}

/// A row of a head for all rows, and a number for each head.
fn part<'a, T: Element>(o: u64, shape: [u64; 4], lse: u64, head_stride: u64) -> Part<'a, T> {
    let [batch, seq, heads, _] = shape;
    let o = Extent {
        address: o,
        shape,
        strides: [0, 0, 0, 1],
        element_bytes: T::BYTES as u64,
    };
    let lse = Extent {
        address: lse,
        shape: [batch, heads, seq, 1],
        strides: [0, head_stride, 0, 0],
        element_bytes: 4,
    };
    Part {
        o: TensorView::from_extent(o),
        lse: TensorView::from_extent(lse),
    }
}

impl<T: Element> DeviceTensor<T> {
    pub fn new(extent: Extent) -> DeviceTensor<T> {
        DeviceTensor {
            extent,
            element: PhantomData,
        }
    }

    /// A tensor without gaps.
    pub fn contiguous(address: u64, shape: &[u64]) -> DeviceTensor<T> {
        let strides = contiguous_strides(shape);
        let mut extent = Extent {
            address,
            shape: [1; 4],
            strides: [0; 4],
            element_bytes: T::BYTES as u64,
        };
        extent.shape[..shape.len()].copy_from_slice(shape);
        extent.strides[..shape.len()].copy_from_slice(&strides);
        DeviceTensor::new(extent)
    }

    /// The part of a dimension.
    pub fn slice(&self, dimension: usize, range: &std::ops::Range<usize>) -> DeviceTensor<T> {
        let mut extent = self.extent;
        extent.address += range.start as u64 * extent.strides[dimension] * extent.element_bytes;
        extent.shape[dimension] = range.len() as u64;
        DeviceTensor::new(extent)
    }

    pub fn view<'a>(&self) -> TensorView<'a, T> {
        TensorView::from_extent(self.extent)
    }

    pub fn view_mut<'a>(&self) -> TensorViewMut<'a, T> {
        TensorViewMut::from_extent(self.extent)
    }
}
