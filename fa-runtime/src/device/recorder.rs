//! Launches recorded for a graph.

use std::marker::PhantomData;
use std::sync::Arc;

use cudarc::driver::CudaStream;
use fa_dsl::config::{KernelArgs, Launch};

use super::Device;
use crate::error::{Error, Result};
use crate::graph::{Exactly, Graph};
use crate::program::Program;

/// Records launches for a [`Graph`].
#[derive(Debug)]
pub struct Recorder<'a> {
    device: Device,
    stream: Arc<CudaStream>,
    programs: Vec<Program>,
    borrows: Exactly<'a>,
}

impl<'a> Recorder<'a> {
    pub(super) fn record<E: From<Error>>(
        device: &Device,
        record: impl FnOnce(&mut Recorder<'a>) -> Result<(), E>,
    ) -> Result<Graph<'a>, E> {
        Graph::capture(&device.inner.backend, |stream| {
            let mut recorder = Recorder {
                device: device.clone(),
                stream: Arc::clone(stream),
                programs: Vec::new(),
                borrows: PhantomData,
            };
            record(&mut recorder)?;
            Ok(recorder.programs)
        })
    }

    /// The device whose launches are recorded.
    pub fn device(&self) -> &Device {
        &self.device
    }

    /// Adds a launch, which will run after those added before.
    ///
    /// # Errors
    /// As [`Program::launch`], and when the program was loaded on another device.
    pub fn launch<A: KernelArgs + 'a>(
        &mut self,
        program: &Program,
        grid: [u32; 3],
        args: A,
    ) -> Result<()> {
        self.run(program, &Launch::new(grid, &args))
    }

    /// As [`Recorder::launch`], of a launch that was made before.
    ///
    /// # Errors
    /// As [`Recorder::launch`].
    pub fn run(&mut self, program: &Program, launch: &Launch<'a>) -> Result<()> {
        self.device.check_program(program)?;
        if program.accepts(launch)? {
            // SAFETY: the stream is alive, and `accepts` has found every tensor in a live allocation. The graph borrows
            // the tensors, so that they live as long as it can be launched.
            unsafe { program.enqueue(self.stream.cu_stream(), launch)? };
            self.programs.push(program.clone());
        }
        Ok(())
    }
}
