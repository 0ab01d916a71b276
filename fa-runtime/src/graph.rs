//! Launches recorded once and replayed with one call.

use std::marker::PhantomData;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use cudarc::driver::{CudaGraph, CudaStream, sys};

use crate::backend::Backend;
use crate::driver::{self, failed};
use crate::error::{Error, Result};
use crate::program::Program;

/// A lifetime that may neither shrink nor grow: a recorded launch borrows its tensors for exactly as
/// long as the graph lives.
pub(crate) type Exactly<'a> = PhantomData<fn(&'a ()) -> &'a ()>;

/// Recorded launches, whose tensors it borrows.
pub struct Graph<'a> {
    backend: Arc<Backend>,
    graph: Option<CudaGraph>,
    recorded: Recorded,
    borrows: Exactly<'a>,
}

/// What was recorded.
pub(crate) struct Recorded {
    /// Kept loaded, because the graph runs their code.
    pub programs: Vec<Program>,
    /// What threads hold that add launches which share the stream's workspace: a graph's use it, too, and come before or after all of those.
    pub turn: Arc<Mutex<()>>,
    /// Where launches may run at the same time: what is held while other such launches are enqueued, whose workspaces are these.
    pub branches: Option<Arc<Mutex<()>>>,
}

impl std::fmt::Debug for Graph<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Graph({} launches)", self.recorded.programs.len())
    }
}

impl<'a> Graph<'a> {
    /// Captures what `record` enqueues on the stream that it is given. It says what that was, and gives what has to live to the
    /// end of the capture.
    pub(crate) fn capture<E: From<Error>, K>(
        backend: &Arc<Backend>,
        record: impl FnOnce(&Arc<CudaStream>) -> (Result<Recorded, E>, K),
    ) -> Result<Graph<'a>, E> {
        let capturing = failed("record a graph");
        let gpu = backend.gpu("a graph")?;
        // On a stream of its own, so that what other threads launch meanwhile does not get into the
        // graph.
        let stream = gpu.context().new_stream().map_err(&capturing)?;
        let mode = sys::CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_RELAXED;
        stream.begin_capture(mode).map_err(&capturing)?;
        let (recorded, _kept) = record(&stream);
        // After an error too, because the stream is dropped next.
        let graph = stream
            .end_capture(sys::CUgraphInstantiate_flags(0))
            .map_err(&capturing);
        Ok(Graph {
            backend: Arc::clone(backend),
            recorded: recorded?,
            graph: graph?,
            borrows: PhantomData,
        })
    }

    /// Number of launches.
    pub fn len(&self) -> usize {
        self.recorded.programs.len()
    }

    /// Whether nothing was recorded.
    pub fn is_empty(&self) -> bool {
        self.recorded.programs.is_empty()
    }

    /// Replays the launches on the device's stream, without waiting for them.
    ///
    /// # Errors
    /// When the driver fails.
    pub fn launch(&mut self) -> Result<()> {
        let gpu = self.backend.gpu("a graph")?;
        let replaying = failed("replay a graph");
        let Some(graph) = self
            .graph
            .as_ref()
            .filter(|_| !self.recorded.programs.is_empty())
        else {
            return Ok(());
        };
        let stream = gpu.stream()?;
        let _turn = self.recorded.turn.lock();
        let _enqueuing = self.recorded.branches.as_ref().map(|lock| lock.lock());
        gpu.context().bind_to_thread().map_err(&replaying)?;
        // SAFETY: graph and stream are alive and belong to one context; `&mut self` keeps other
        // threads away from the graph.
        let status = unsafe { sys::cuGraphLaunch(graph.cu_graph_exec(), stream.cu_stream()) };
        status.result().map_err(replaying)
    }

    /// Replays the launches `times` times and measures the device's time for all of them.
    ///
    /// # Errors
    /// When the driver fails.
    pub fn time(&mut self, times: u32) -> Result<Duration> {
        let backend = Arc::clone(&self.backend);
        let gpu = backend.gpu("a graph")?;
        let replay = || (0..times).try_for_each(|_| self.launch());
        driver::time(gpu, replay).map(|((), elapsed)| elapsed)
    }
}
