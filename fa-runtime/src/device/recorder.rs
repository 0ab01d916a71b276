//! Launches recorded for a graph.

use std::marker::PhantomData;
use std::sync::Arc;

use cudarc::driver::CudaStream;
use fa_dsl::config::{KernelArgs, Launch};

use super::Device;
use super::besides::enqueue_on;
use super::workspace::Owner;
use crate::driver::{Beside, Queued};
use crate::error::{Error, Result};
use crate::graph::{Exactly, Graph, Recorded};
use crate::program::Program;

/// Records launches for a [`Graph`].
#[derive(Debug)]
pub struct Recorder<'a> {
    device: Device,
    stream: Arc<CudaStream>,
    programs: Vec<Program>,
    /// For branches of the graph. Kept until the end of the capture, which it is part of.
    beside: Option<Beside>,
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
                beside: None,
                borrows: PhantomData,
            };
            let recorded = record(&mut recorder);
            let Recorder {
                programs, beside, ..
            } = recorder;
            let branches = beside.is_some().then(|| Arc::clone(device.enqueuing()));
            let turn = device.inner.workspaces.turn(Owner::DEVICE);
            let recorded = recorded.map(|()| Recorded {
                programs,
                turn,
                branches,
            });
            (recorded, beside)
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
            unsafe { program.enqueue(Queued::on(self.stream.cu_stream()), launch)? };
            self.programs.push(program.clone());
        }
        Ok(())
    }

    /// Adds two launches that are branches of the graph, see [`Queue::run_both`](super::Queue::run_both).
    ///
    /// # Errors
    /// As [`Recorder::launch`].
    pub fn run_both(&mut self, launches: [(&Program, &Launch<'a>); 2]) -> Result<()> {
        for (program, _) in launches {
            self.device.check_program(program)?;
        }
        let [first, second] = launches.map(|(program, launch)| program.accepts(launch));
        if !(first? && second?) {
            return launches
                .into_iter()
                .try_for_each(|(program, launch)| self.run(program, launch));
        }
        let beside = match self.beside.take() {
            Some(beside) => beside,
            None => Beside::new(self.device.inner.backend.gpu("a graph")?)?,
        };
        let beside = self.beside.insert(beside);
        // SAFETY: as in `run`.
        unsafe { enqueue_on(beside, self.stream.cu_stream(), launches)? };
        let programs = launches.map(|(program, _)| program.clone());
        self.programs.extend(programs);
        Ok(())
    }
}
