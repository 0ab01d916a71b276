//! Where the tensors of a call lie, those that it reads and those that it writes.

use candle_core::{
    CpuStorage, DType, Device, InplaceOp1, Layout, Result, Storage, StorageRef, Tensor, bail,
};
use fa::prelude::Type;
use fa::runtime::BorrowedStream;

use crate::host;
use crate::layout::Place;

/// The tensors of a call, by their names.
pub struct Tensors<'a> {
    /// What it reads, some of which may not be given.
    pub read: Vec<(&'static str, Option<&'a Tensor>)>,
    /// What it writes, in place.
    pub written: Vec<(&'static str, &'a Tensor)>,
}

/// Where they lie, in the same order.
pub struct Places<'a> {
    pub read: &'a [Option<Place>],
    pub written: &'a [Place],
    /// Where the call is queued.
    pub stream: &'a BorrowedStream<'a>,
}

/// What a call does with the places of its tensors.
type Run<'a> = dyn Fn(&Places<'_>) -> Result<()> + 'a;

impl Tensors<'_> {
    /// Calls `run` with their places. Until it returns they are locked, those that are read for reading and then those that are written
    /// for writing, in the order in which they are given: keys before values, as attention() locks them, so that no two calls in two
    /// threads wait for each other.
    pub fn with_places(&self, device: &Device, run: &Run<'_>) -> Result<()> {
        for (name, tensor) in &self.written {
            check_elements(name, tensor)?;
        }
        let storages = self.written_storages()?;
        let read: Vec<_> = self.read.iter().map(|(_, tensor)| *tensor).collect();
        let with_read = |read: &[Option<Place>], stream: &BorrowedStream<'_>| {
            let with_addresses = |addresses: &[u64]| {
                let tensors = self.written.iter().zip(addresses);
                let written = tensors.map(|((_, tensor), address)| place(tensor, *address));
                run(&Places {
                    read,
                    written: &written.collect::<Result<Vec<_>>>()?,
                    stream,
                })
            };
            self.with_addresses(&storages, &mut Vec::new(), &with_addresses)
        };
        match device {
            #[cfg(feature = "cuda")]
            Device::Cuda(device) => crate::gpu::with_places(device, &read, with_read),
            _ => host::with_places(&read, with_read),
        }
    }

    /// Which storage each of the written tensors is in. Candle locks a storage as a whole, and would wait for itself if one of them were in that
    /// of a tensor that is read.
    fn written_storages(&self) -> Result<Vec<usize>> {
        let written: Vec<_> = self.written.iter().map(|(_, it)| storage(it)).collect();
        for (name, tensor) in &self.read {
            let Some(read) = tensor.map(storage) else {
                continue;
            };
            if let Some(position) = written.iter().position(|own| *own == read) {
                bail!(
                    "`{name}` is in the memory of `{}`, which is written: pass what copy() gives of `{name}`",
                    self.written[position].0
                );
            }
        }
        Ok(written)
    }

    /// Calls `run` with where the storages of the written tensors begin, each of which is locked once.
    fn with_addresses(
        &self,
        storages: &[usize],
        addresses: &mut Vec<u64>,
        run: &dyn Fn(&[u64]) -> Result<()>,
    ) -> Result<()> {
        let next = addresses.len();
        let Some((_, tensor)) = self.written.get(next) else {
            return run(addresses);
        };
        let locked = storages[..next].iter().position(|it| *it == storages[next]);
        if let Some(position) = locked {
            addresses.push(addresses[position]);
            return self.with_addresses(storages, addresses, run);
        }
        tensor.inplace_op1(&Locked(&|address| {
            let mut addresses = addresses.clone();
            addresses.push(address);
            self.with_addresses(storages, &mut addresses, run)
        }))
    }
}

/// Tensors that are locked for reading, each storage once: a thread that locked one again would wait for another thread that waits to write
/// it, and that one for the first lock.
pub struct ReadLocks<'a> {
    tensors: &'a [Option<&'a Tensor>],
    storages: Vec<usize>,
    /// Of the first tensor in each storage.
    locks: Vec<Option<StorageRef<'a>>>,
}

impl<'a> ReadLocks<'a> {
    pub fn of(tensors: &'a [Option<&'a Tensor>]) -> ReadLocks<'a> {
        // No storage is there, at least.
        let storages: Vec<_> = tensors.iter().map(|it| it.map_or(0, storage)).collect();
        let lock = |(number, tensor): (usize, &Option<&'a Tensor>)| {
            let tensor = tensor.filter(|_| first_of(&storages, number) == number)?;
            Some(tensor.storage_and_layout().0)
        };
        let locks = tensors.iter().enumerate().map(lock).collect();
        ReadLocks {
            tensors,
            storages,
            locks,
        }
    }

    /// The storages of all tensors, with their layouts.
    pub fn all(&self) -> impl Iterator<Item = Option<(&Storage, &'a Layout)>> {
        let tensors = self.tensors.iter().enumerate();
        tensors.map(|(number, tensor)| {
            let lock = &self.locks[first_of(&self.storages, number)];
            lock.as_deref().zip(tensor.map(Tensor::layout))
        })
    }
}

/// The number of the first one that is in the same storage as this one.
pub fn first_of(storages: &[usize], number: usize) -> usize {
    let own = storages[number];
    let first = storages.iter().position(|it| *it == own);
    first.unwrap_or(number)
}

/// Memory for what a call writes, without gaps.
pub fn output(shape: &[usize], dtype: DType, device: &Device) -> Result<Tensor> {
    match device {
        // SAFETY: any bits are numbers, and kernels write every row that a sequence has, after what the stream was given before.
        Device::Cuda(_) => unsafe { Tensor::empty(shape, dtype, device) },
        _ => Tensor::zeros(shape, dtype, device),
    }
}

/// Whether a tensor has elements: candle takes one without any for broadcast, which it writes nothing to.
pub fn check_elements(name: &str, tensor: &Tensor) -> Result<()> {
    match tensor.elem_count() {
        0 => bail!(
            "`{name}` has the shape {:?}: it has no elements",
            tensor.dims()
        ),
        _ => Ok(()),
    }
}

/// Which storage a tensor is in: its address.
pub fn storage(tensor: &Tensor) -> usize {
    let (storage, _) = tensor.storage_and_layout();
    std::ptr::from_ref::<Storage>(&storage).addr()
}

/// The place of a tensor whose storage begins at `address`.
fn place(tensor: &Tensor, address: u64) -> Result<Place> {
    let element = match tensor.dtype() {
        DType::F16 => Type::F16,
        DType::BF16 => Type::Bf16,
        DType::F32 => Type::F32,
        DType::U32 => Type::U32,
        other => bail!(
            "attention writes f16, bf16, f32 and u32, not {}",
            other.as_str()
        ),
    };
    let first = tensor.layout().start_offset() as u64 * u64::from(element.bytes());
    Ok(Place::new(address + first, tensor.layout(), element))
}

/// Calls a function with where a storage begins, which is locked for writing until it returns.
struct Locked<'a>(&'a dyn Fn(u64) -> Result<()>);

impl InplaceOp1 for Locked<'_> {
    fn name(&self) -> &'static str {
        "fa-in-place"
    }

    fn cpu_fwd(&self, storage: &mut CpuStorage, _: &Layout) -> Result<()> {
        (self.0)(host::address_mut(storage)?)
    }

    #[cfg(feature = "cuda")]
    fn cuda_fwd(&self, storage: &mut candle_core::CudaStorage, _: &Layout) -> Result<()> {
        crate::gpu::with_address_mut(storage, self.0)
    }
}
