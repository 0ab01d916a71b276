//! Tensors in the memory of this process, for the interpreter: they are copied in before a launch and out after
//! it.

use std::fs;
use std::ops::Range;

use fa_dsl::abi::{ArgBuffer, Extent, TensorArg};
use fa_dsl::interp::{Memory, MemoryError};

use crate::error::{Error, Result};

/// Copies of a launch's tensors, in a memory of their own.
pub(super) struct HostTensors {
    /// The interpreter's memory.
    pub memory: Memory,
    /// The arguments, with addresses in it.
    pub args: ArgBuffer,
    regions: Vec<Region>,
    outputs: Vec<Extent>,
}

/// Bytes of this process, and where their copy begins.
struct Region {
    bytes: Range<u64>,
    copy: u64,
}

impl HostTensors {
    /// Copies the tensors of `args`, whose addresses are this process's.
    ///
    /// # Safety
    /// Where the tensors' memory is mapped at all, it is theirs, and nothing writes it meanwhile.
    pub unsafe fn copy_in(args: &ArgBuffer) -> Result<HostTensors> {
        let mapped = Mapped::now();
        for tensor in args.tensors() {
            mapped.check(tensor)?;
        }
        let mut memory = Memory::new();
        let regions = regions(args, &mut memory);
        for tensor in args.tensors() {
            for row in rows(&tensor.extent) {
                // SAFETY: the row is mapped for reading, and by the caller's promise nothing writes it.
                let bytes = unsafe {
                    std::slice::from_raw_parts(
                        std::ptr::with_exposed_provenance::<u8>(row.start as usize),
                        (row.end - row.start) as usize,
                    )
                };
                memory.write(copy_of(&regions, row.start), bytes)?;
            }
        }
        let outputs = args.tensors().filter(|tensor| tensor.role.is_written());
        let outputs = outputs.map(|tensor| tensor.extent).collect();
        let mut args = args.clone();
        args.relocate(|tensor| copy_of(&regions, tensor.extent.address));
        Ok(HostTensors {
            memory,
            args,
            regions,
            outputs,
        })
    }

    /// Copies the outputs back, and nothing that lies between their elements.
    ///
    /// # Safety
    /// As [`HostTensors::copy_in`], and nothing reads the outputs meanwhile.
    pub unsafe fn copy_out(&self) -> Result<(), MemoryError> {
        for output in &self.outputs {
            for row in rows(output) {
                let copy = copy_of(&self.regions, row.start);
                let bytes = self.memory.read(copy, row.end - row.start)?;
                let to = std::ptr::with_exposed_provenance_mut::<u8>(row.start as usize);
                // SAFETY: the row is mapped for writing, and by the caller's promise nothing else uses it.
                unsafe { to.copy_from_nonoverlapping(bytes.as_ptr(), bytes.len()) };
            }
        }
        Ok(())
    }
}

/// The numbers of a list; one, where it has a stride of 0.
///
/// # Safety
/// As [`HostTensors::copy_in`].
pub(super) unsafe fn numbers(tensor: TensorArg) -> Result<Vec<u32>> {
    let mut args = ArgBuffer::default();
    args.push_tensor(tensor);
    // SAFETY: the caller's promise.
    let HostTensors {
        memory, regions, ..
    } = unsafe { HostTensors::copy_in(&args)? };
    let number = |row: Range<u64>| {
        let bytes = memory.read(copy_of(&regions, row.start), 4)?;
        let bytes = bytes.try_into().unwrap_or_default();
        Ok(u32::from_ne_bytes(bytes))
    };
    rows(&tensor.extent).map(number).collect()
}

/// One region for tensors that share bytes, such as queries, keys and values between each other. A copy has the
/// alignment of what it is a copy of.
fn regions(args: &ArgBuffer, memory: &mut Memory) -> Vec<Region> {
    let mut spans: Vec<Range<u64>> = args.tensors().map(|tensor| span(&tensor.extent)).collect();
    spans.retain(|span| !span.is_empty());
    spans.sort_unstable_by_key(|span| span.start);
    let mut merged: Vec<Range<u64>> = Vec::new();
    for span in spans {
        match merged.last_mut() {
            Some(last) if span.start < last.end => last.end = last.end.max(span.end),
            _ => merged.push(span),
        }
    }
    let mut region = |bytes: Range<u64>| {
        let lead = bytes.start % 256;
        let copy = memory.alloc(lead + (bytes.end - bytes.start)) + lead;
        Region { bytes, copy }
    };
    merged.into_iter().map(&mut region).collect()
}

/// Where the copy of a byte is. An empty tensor has none, and its address does not matter.
fn copy_of(regions: &[Region], address: u64) -> u64 {
    let region = regions
        .iter()
        .find(|region| region.bytes.contains(&address));
    region.map_or(address, |region| {
        region.copy + (address - region.bytes.start)
    })
}

/// The bytes from the first element to the end of the last.
fn span(extent: &Extent) -> Range<u64> {
    let bytes = extent.span().saturating_mul(extent.element_bytes);
    extent.address..extent.address.saturating_add(bytes)
}

/// The bytes of each run of elements without gaps.
fn rows(extent: &Extent) -> impl Iterator<Item = Range<u64>> + use<> {
    let Extent {
        address,
        shape,
        strides,
        element_bytes,
    } = *extent;
    // Along a stride of 0 there is one element, however often it is read.
    let [a, b, c, d] = std::array::from_fn(|d| match strides[d] {
        0 => shape[d].min(1),
        _ => shape[d],
    });
    let (rows, row) = match strides[3] == 1 {
        true => (1, d),
        false => (d, 1),
    };
    let empty = shape.contains(&0);
    let outer = (0..if empty { 0 } else { a }).flat_map(move |i| (0..b).map(move |j| (i, j)));
    let inner = outer.flat_map(move |(i, j)| (0..c).map(move |k| (i, j, k)));
    inner.flat_map(move |(i, j, k)| {
        (0..rows).map(move |l| {
            let at = i * strides[0] + j * strides[1] + k * strides[2] + l * strides[3];
            let start = address + at * element_bytes;
            start..start + row * element_bytes
        })
    })
}

/// The memory that this process has mapped (proc(5), `/proc/pid/maps`).
struct Mapped(Vec<Mapping>);

struct Mapping {
    bytes: Range<u64>,
    read: bool,
    write: bool,
}

impl Mapped {
    /// None where the kernel does not say: then every tensor is refused.
    fn now() -> Mapped {
        let maps = fs::read_to_string("/proc/self/maps").unwrap_or_default();
        Mapped(maps.lines().filter_map(Mapping::parse).collect())
    }

    /// Whether every byte of a tensor can be used as a kernel uses it.
    fn check(&self, tensor: &TensorArg) -> Result<()> {
        let span = span(&tensor.extent);
        if span.is_empty() {
            return Ok(());
        }
        let mut reached = span.start;
        // In the order of their addresses.
        for mapping in &self.0 {
            let usable = mapping.read && (mapping.write || !tensor.role.is_written());
            if usable && mapping.bytes.contains(&reached) {
                reached = mapping.bytes.end;
            }
        }
        match reached >= span.end {
            true => Ok(()),
            false => Err(Error::HostMemory {
                tensor: tensor.name,
                address: span.start,
                bytes: span.end - span.start,
                access: if tensor.role.is_written() {
                    "write"
                } else {
                    "read"
                },
            }),
        }
    }
}

impl Mapping {
    /// Of a line such as `7f5c1a000000-7f5c1a021000 rw-p 00000000 00:00 0`.
    fn parse(line: &str) -> Option<Mapping> {
        let mut words = line.split_ascii_whitespace();
        let (start, end) = words.next()?.split_once('-')?;
        let flags = words.next()?.as_bytes();
        let address = |text| u64::from_str_radix(text, 16).ok();
        Some(Mapping {
            bytes: address(start)?..address(end)?,
            read: flags.first() == Some(&b'r'),
            write: flags.get(1) == Some(&b'w'),
        })
    }
}
