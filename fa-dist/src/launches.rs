//! What a rank launches: on its device's own stream, or on the one that the caller has put in its place.

use fa::attention::{
    AttentionElement, AttentionError, Chip, GradientsMut, MergeElement, Options, Part, Problem,
    Tensors, attention_backward_into, attention_into, merge_into, plan,
};
use fa::dsl::config::KernelArgs;
use fa::runtime::Program;

use crate::communicator::Pace;
use crate::error::Result;
use crate::options::CallOptions;
use crate::rank::Rank;
use crate::scratch::DeviceTensor;

impl Rank {
    /// Attention on this rank's device.
    pub(crate) fn attention_of<T: AttentionElement>(
        &self,
        inputs: [&DeviceTensor<T>; 3],
        o: &DeviceTensor<T>,
        lse: &DeviceTensor<f32>,
        options: &Options<'_>,
        pace: Pace,
    ) -> Result<()> {
        let (device, stream) = (self.device(), self.stream().borrowed());
        let inputs = inputs.map(DeviceTensor::view);
        let (o, lse) = (o.view_mut(), Some(lse.view_mut()));
        let taken = match pace {
            Pace::Alone => 0,
            Pace::Beside => self.communicator().taken_beside(),
        };
        if taken == 0 {
            match &stream {
                None => attention_into(device, inputs, o, lse, options)?,
                Some(stream) => attention_into(stream, inputs, o, lse, options)?,
            }
            return Ok(());
        }
        let tensors = Tensors::new(inputs, o, lse);
        let problem = Problem::of(T::DTYPE, &tensors, options).map_err(AttentionError::from)?;
        // A persistent kernel deals its tiles to the CTAs that it launches: those of multiprocessors which the exchange has taken would
        // come late with theirs.
        let mut chip = Chip::of(device);
        chip.multiprocessors = chip.multiprocessors.saturating_sub(taken).max(1);
        let plan = plan(chip, &problem, &tensors)?;
        match &stream {
            None => plan.run(device)?,
            Some(stream) => plan.run(stream)?,
        }
        Ok(())
    }

    /// The gradients of attention on this rank's device.
    pub(crate) fn backward_of<T: AttentionElement>(
        &self,
        inputs: [&DeviceTensor<T>; 3],
        forward: Part<'_, T>,
        d_o: &DeviceTensor<T>,
        [dq, dk, dv]: &[DeviceTensor<T>; 3],
        d_sinks: Option<DeviceTensor<f32>>,
        options: &CallOptions<'_>,
    ) -> Result<()> {
        let functions = options.gradients();
        let options = &options.get();
        let gradients = GradientsMut {
            dq: dq.view_mut(),
            dk: dk.view_mut(),
            dv: dv.view_mut(),
            d_sinks: d_sinks.map(|it| it.view_mut()),
            functions,
        };
        let (inputs, d_o) = (inputs.map(DeviceTensor::view), d_o.view());
        let device = self.device();
        match &self.stream().borrowed() {
            None => attention_backward_into(device, inputs, forward, d_o, gradients, options)?,
            Some(on) => attention_backward_into(on, inputs, forward, d_o, gradients, options)?,
        }
        Ok(())
    }

    /// Merges two parts of attention.
    pub(crate) fn merge<A: MergeElement, B: MergeElement, T: MergeElement>(
        &self,
        first: Part<'_, A>,
        second: Part<'_, B>,
        o: &DeviceTensor<T>,
        lse: &DeviceTensor<f32>,
    ) -> Result<()> {
        let (o, lse) = (o.view_mut(), Some(lse.view_mut()));
        match &self.stream().borrowed() {
            None => merge_into(self.device(), first, second, o, lse)?,
            Some(stream) => merge_into(stream, first, second, o, lse)?,
        }
        Ok(())
    }

    /// Launches a kernel of this crate.
    pub(crate) fn launch<A: KernelArgs>(
        &self,
        program: &Program,
        ctas: u32,
        args: &A,
    ) -> Result<()> {
        match self.stream().borrowed() {
            None => program.launch([ctas, 1, 1], args)?,
            Some(stream) => stream.launch(program, [ctas, 1, 1], args)?,
        }
        Ok(())
    }
}
