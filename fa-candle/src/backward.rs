//! The backward pass of an operation.

use candle_core::op::BackpropOp;
use candle_core::{Result, Shape, Storage, Tensor};

use crate::host;
use crate::op::Attention;

/// What a backward pass is given.
pub struct BackwardTensors<'a> {
    /// q, k and v.
    pub inputs: [&'a Tensor; 3],
    /// What the forward pass gave.
    pub o: &'a Tensor,
    pub lse: &'a Tensor,
    /// The gradient of the output.
    pub d_o: &'a Tensor,
    /// Whether someone waits for the gradient of the sinks.
    pub wants_d_sinks: bool,
}

/// What it gives.
pub struct Gradients {
    /// Of q, k and v.
    pub of_inputs: [Tensor; 3],
    /// Of the sinks, if it is wanted.
    pub d_sinks: Option<Tensor>,
    /// Of the tensors of each function, float32, where they are wanted.
    pub of_functions: Vec<Vec<Option<Tensor>>>,
}

impl BackwardTensors<'_> {
    /// Computes it where the tensors are.
    pub fn gradients(&self, op: &Attention<'_>) -> Result<Gradients> {
        #[cfg(feature = "cuda")]
        if let candle_core::Device::Cuda(device) = self.o.device() {
            return crate::gpu::backward(op, self, device);
        }
        host::backward(op, self)
    }

    /// All that is read: q, k, v, the output, the log-sum-exp, and the gradient of the output.
    pub fn all(&self) -> [&Tensor; 6] {
        let [q, k, v] = self.inputs;
        [q, k, v, self.o, self.lse, self.d_o]
    }

    /// The shapes of the gradients of q, k and v.
    pub fn shapes(&self) -> [Shape; 3] {
        self.inputs.map(|input| input.shape().clone())
    }

    /// The shape of the gradient of the sinks, if it is wanted: (heads).
    pub fn d_sinks_shape(&self) -> Option<Shape> {
        let [q, ..] = self.inputs;
        let heads = q.dims()[q.rank() - 2];
        self.wants_d_sinks.then(|| heads.into())
    }
}

/// A tensor that nothing is the gradient of.
pub fn tensor(storage: Storage, shape: Shape) -> Tensor {
    Tensor::from_storage(storage, shape, BackpropOp::none(), false)
}

/// The gradients of the functions' tensors, of memory and shapes, where they are wanted.
pub fn with_shapes<M>(
    memory: Vec<Vec<Option<M>>>,
    shapes: Vec<Vec<Option<Shape>>>,
    tensor: impl Fn(M, Shape) -> Tensor,
) -> Vec<Vec<Option<Tensor>>> {
    let of_one = |(memory, shapes): (Vec<Option<M>>, Vec<Option<Shape>>)| {
        let all = memory.into_iter().zip(shapes);
        all.map(|(memory, shape)| Some(tensor(memory?, shape?)))
            .collect()
    };
    memory.into_iter().zip(shapes).map(of_one).collect()
}
