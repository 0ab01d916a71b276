//! Tensors that no memory stands behind: what would be launched is known without a device.

use anyhow::Result;
use fa::attention::{AttentionError, Chip, Options, Visitor, visit};
use fa::dsl::abi::{ArgBuffer, Extent, MAX_RANK, TensorView, TensorViewMut};
use fa::dsl::config::{KernelArgs, KernelConfig};
use fa::kernels::tensors::{Inputs, Launch, Outputs};
use fa_reference::Shape;

use super::kernels::{Half, WithLaunch};
use super::spec::Spec;

/// Tensors start at multiples of this: further apart than any is long, so that an address says whose
/// it is.
const APART: u64 = 1 << 48;

/// A launch that was made and not done.
#[derive(Debug)]
pub struct Planned {
    /// The kernel.
    pub spec: Spec,
    /// CTAs.
    pub grid: [u32; 3],
    /// Arguments with the addresses that the tensors do not have.
    pub args: ArgBuffer,
}

/// The launch of a kernel on contiguous tensors.
pub fn launch<T: Half>(
    spec: &Spec,
    shape: &Shape,
    options: &Options,
    multiprocessors: u32,
) -> Result<Planned> {
    let (inputs, outputs) = tensors::<T>(shape);
    let (grid, args) = T::with_launch(spec, inputs, outputs, options, multiprocessors, Packed)?;
    Ok(Planned {
        spec: spec.clone(),
        grid,
        args,
    })
}

/// What `attention()` launches on contiguous tensors.
pub fn attention<T: Half>(shape: &Shape, options: &Options, chip: Chip) -> Result<Planned> {
    let (inputs, outputs) = tensors::<T>(shape);
    let (spec, (grid, args)) = visit(chip, inputs, outputs, options, Packed)?;
    Ok(Planned {
        spec: Spec::parse(&spec)?,
        grid,
        args,
    })
}

/// q, k, v, o and lse, contiguous.
fn tensors<T: Half>(shape: &Shape) -> (Inputs<'static, T>, Outputs<'static, T>) {
    let Shape {
        batch,
        seq_q,
        seq_k,
        heads,
        kv_heads,
        head_dim,
    } = *shape;
    let q = [batch, seq_q, heads, head_dim];
    let kv = [batch, seq_k, kv_heads, head_dim];
    let inputs = Inputs {
        q: TensorView::from_extent(extent(1, q, T::BYTES)),
        k: TensorView::from_extent(extent(2, kv, T::BYTES)),
        v: TensorView::from_extent(extent(3, kv, T::BYTES)),
    };
    let lse = Extent {
        strides: [(heads * seq_q) as u64, seq_q as u64, 1, 0],
        ..extent(5, [batch, heads, seq_q, 1], size_of::<f32>())
    };
    let outputs = Outputs {
        o: TensorViewMut::from_extent(extent(4, q, T::BYTES)),
        lse: TensorViewMut::from_extent(lse),
    };
    (inputs, outputs)
}

/// Of the tensor of this number.
fn extent(number: u64, shape: [usize; MAX_RANK], element_bytes: usize) -> Extent {
    let shape = shape.map(|size| size as u64);
    let [_, rows, heads, columns] = shape;
    Extent {
        address: number * APART,
        shape,
        strides: [rows * heads * columns, heads * columns, columns, 1],
        element_bytes: element_bytes as u64,
    }
}

/// Packs the arguments.
struct Packed;

fn pack<A: KernelArgs>(launch: &Launch<A>) -> ([u32; 3], ArgBuffer) {
    let mut args = ArgBuffer::default();
    launch.args.pack(&mut args);
    (launch.grid, args)
}

impl<'a> WithLaunch<'a> for Packed {
    type Output = ([u32; 3], ArgBuffer);

    fn with<A: KernelArgs + 'a>(self, launch: Launch<A>) -> Result<Self::Output> {
        Ok(pack(&launch))
    }
}

impl Visitor for Packed {
    type Output = (String, ([u32; 3], ArgBuffer));

    fn kernel<A: KernelArgs>(
        self,
        config: &A::Config,
        launch: &Launch<A>,
    ) -> Result<Self::Output, AttentionError> {
        Ok((config.spec(), pack(launch)))
    }
}

#[cfg(test)]
mod tests {
    use fa::dsl::target::Arch;
    use half::{bf16, f16};

    use super::*;

    /// Launching by spec what was chosen launches the same.
    fn agrees<T: Half>(shape: &Shape, options: &Options, arch: Arch) {
        let chip = Chip {
            arch,
            multiprocessors: 20,
        };
        let chosen = attention::<T>(shape, options, chip).expect("there is a kernel");
        let named = launch::<T>(&chosen.spec, shape, options, 20).expect("it takes the problem");
        assert_eq!(chosen.grid, named.grid);
        assert_eq!(chosen.args.words(), named.args.words());
        assert!(chosen.args.maps().eq(named.args.maps()));
    }

    #[test]
    fn what_is_chosen_can_be_named() {
        let shape = Shape {
            batch: 2,
            seq_q: 130,
            seq_k: 130,
            heads: 4,
            kv_heads: 2,
            head_dim: 72,
        };
        let plain = Options::default();
        let masked = Options {
            causal: true,
            window: Some(fa::attention::Window::before(9)),
            softcap: Some(3.0),
            scale: Some(0.5),
            seq: Some(fa::attention::Seq::Static(130)),
        };
        for arch in [Arch::Sm80, Arch::Sm89, Arch::Sm90a] {
            for options in [plain, masked] {
                agrees::<f16>(&shape, &options, arch);
                agrees::<bf16>(&shape, &options, arch);
            }
        }
    }
}
