//! Functions by their names, with tensors that are no larger than they have to be: nothing is read outside of them, on the
//! interpreter, whose sanitiser sees every access.

use fa::attention::{Dtype, Problem, Tensors};
use fa::dsl::abi::TensorView;
use fa::functions::named::{Elements, Functions, NAMED, Named, Size, TensorArgument};
use fa::prelude::*;

type Tested = Result<(), Box<dyn std::error::Error>>;

const HEADS: u64 = 4;
const HEAD_DIM: u64 = 64;

/// Numbers for a function; sequences have at most 150 queries and keys.
fn numbers(function: &Named) -> Vec<f64> {
    match function.name {
        "additive_bias" | "documents" | "prefix_lm" | "tree" => vec![],
        "relative_bias" => vec![20.0],
        "t5_bias" => vec![8.0, 50.0, 1.0],
        "swin_bias" => vec![10.0, 15.0],
        "softcap" => vec![5.0],
        "shared_prefix" => vec![9.0],
        "window_and_sinks" => vec![20.0, 3.0],
        "global_tokens" => vec![20.0, 3.0],
        "dilated_window" => vec![20.0, 3.0],
        "block_diffusion" => vec![8.0, 60.0],
        "neighborhood_2d" => vec![10.0, 15.0, 3.0],
        "sliding_tiles_3d" => vec![2.0, 3.0, 3.0, 8.0, 1.0, 3.0, 1.0],
        unknown => panic!("say which numbers {unknown} gets"),
    }
}

/// The least sizes of a tensor for a problem, with dimensions of 1 or without.
fn sizes(
    argument: &TensorArgument,
    problem: &Problem<'_>,
    numbers: &[f64],
    ones: bool,
) -> Vec<u64> {
    let shape = &problem.shape;
    let whole: Vec<u32> = numbers.iter().map(|it| *it as u32).collect();
    let sizes = argument.dimensions.iter().map(|dimension| {
        let size = match dimension.size {
            Size::Batch => shape.batch as u64,
            Size::Heads => shape.heads as u64,
            Size::Queries => shape.seq_q as u64,
            Size::Keys => shape.seq_k as u64,
            Size::QueryWords => shape.seq_q.div_ceil(32) as u64,
            Size::Of(_, size) => size(&whole),
        };
        if ones && dimension.or_one { 1 } else { size }
    });
    sizes.collect()
}

/// Runs a problem with every function, and tensors of the least sizes.
fn every_function(
    device: &Device,
    [q, k]: [TensorView<'_, f16>; 2],
    options: &Options<'_>,
) -> Tested {
    let mut o = device.alloc::<f16>(q.extent.shape.iter().product::<u64>() as usize)?;
    let problem = {
        let tensors = Tensors::new([q, k, k], o.contiguous_mut(&q.extent.shape)?, None);
        Problem::of(Dtype::F16, &tensors, options)?
    };
    for function in NAMED {
        for ones in [false, true] {
            let numbers = numbers(function);
            let shapes: Vec<Vec<u64>> = (function.tensors.iter())
                .map(|argument| sizes(argument, &problem, &numbers, ones))
                .collect();
            let elements = |shape: &[u64]| shape.iter().product::<u64>() as usize;
            // What the numbers are does not matter.
            let buffers = shapes.iter().map(|shape| {
                let numbers: Vec<u32> = (0..elements(shape) as u32).map(|it| it / 7).collect();
                let floats: Vec<bf16> = numbers
                    .iter()
                    .map(|it| bf16::from_f32(*it as f32 / 1e4))
                    .collect();
                Ok((device.upload(&numbers)?, device.upload(&floats)?))
            });
            let buffers = buffers.collect::<Result<Vec<_>, fa::runtime::Error>>()?;
            let arguments = function.tensors.iter().zip(&shapes).zip(&buffers);
            let views = arguments.map(|((argument, shape), (numbers, floats))| {
                Ok(match argument.elements {
                    Elements::Whole => View::from(numbers.contiguous(shape)?),
                    Elements::Floats => View::from(floats.contiguous(shape)?),
                })
            });
            let views = views.collect::<Result<Vec<_>, fa::runtime::ViewError>>()?;
            let mut functions = Functions::default();
            functions.push(function.bind(&problem, &views, &numbers)?);
            let options = functions.tell(*options);
            let o = o.contiguous_mut(&q.extent.shape)?;
            let done = fa::attention::attention_into(device, [q, k, k], o, None, &options);
            done.map_err(|error| format!("{}, {:?}: {error}", function.name, problem.shape))?;
        }
    }
    Ok(())
}

fn halves(device: &Device, shape: [u64; 4]) -> Result<Buffer<f16>, fa::runtime::Error> {
    let count = shape.iter().product::<u64>() as usize;
    device.upload(
        &(0..count)
            .map(|it| f16::from_f32((it % 13) as f32 / 13.0))
            .collect::<Vec<_>>(),
    )
}

#[test]
fn dense_sequences() -> Tested {
    let device = Device::cpu();
    for (seq_q, seq_k) in [(70, 150), (150, 33), (1, 130), (64, 1)] {
        let (q_shape, k_shape) = ([2, seq_q, HEADS, HEAD_DIM], [2, seq_k, HEADS / 2, HEAD_DIM]);
        let (q, k) = (halves(&device, q_shape)?, halves(&device, k_shape)?);
        let tensors = [q.contiguous(&q_shape)?, k.contiguous(&k_shape)?];
        every_function(&device, tensors, &Options::default())?;
        let used = device.upload(&[1, seq_k as u32])?;
        let options = Options {
            causal: true,
            seqused_k: Some(used.contiguous(&[2])?),
            ..Options::default()
        };
        every_function(&device, tensors, &options)?;
    }
    Ok(())
}

#[test]
fn packed_sequences_and_pages() -> Tested {
    let device = Device::cpu();
    let lengths = [[70_u32, 150], [0, 5], [3, 0], [100, 20]];
    let ends = |side: usize| {
        let sums =
            (0..=lengths.len()).map(|count| lengths[..count].iter().map(|it| it[side]).sum());
        device.upload(&sums.collect::<Vec<u32>>())
    };
    let (of_q, of_k) = (ends(0)?, ends(1)?);
    let packed = Packed {
        cu_seqlens_q: of_q.contiguous(&[5])?,
        cu_seqlens_k: Some(of_k.contiguous(&[5])?),
        max_seq_q: 100,
        max_seq_k: 150,
    };
    let (q_shape, k_shape) = ([1, 173, HEADS, HEAD_DIM], [1, 175, HEADS / 2, HEAD_DIM]);
    let (q, k) = (halves(&device, q_shape)?, halves(&device, k_shape)?);
    let q = q.contiguous(&q_shape)?;
    let options = Options {
        packed: Some(packed),
        ..Options::default()
    };
    every_function(&device, [q, k.contiguous(&k_shape)?], &options)?;

    let pages = [40, 16, HEADS / 2, HEAD_DIM];
    let k = halves(&device, pages)?;
    let table = device.upload(&(0..40).rev().collect::<Vec<u32>>())?;
    let used = device.upload(&lengths.map(|it| it[1]))?;
    let options = Options {
        packed: Some(Packed {
            cu_seqlens_k: None,
            max_seq_k: 0,
            ..packed
        }),
        paged: Some(Paged {
            block_table: table.contiguous(&[4, 10])?,
            page: 16,
            max_seq_k: 150,
        }),
        seqused_k: Some(used.contiguous(&[4])?),
        ..Options::default()
    };
    every_function(&device, [q, k.contiguous(&pages)?], &options)
}
