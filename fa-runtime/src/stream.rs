//! A second stream beside the device's own.

use std::sync::Arc;

use cudarc::driver::{CudaEvent, CudaStream};

use crate::device::Backend;
use crate::device::cuda::failed;
use crate::error::{Error, Result};

/// A stream forked from a device's own. Launches on it may overlap with others.
///
/// A launch here comes after what the device's stream had been given by then. What the device's
/// stream is given later (launches, copies, frees) comes after what is here by then. Launches on two
/// forked streams have no order between them.
#[derive(Debug)]
pub struct Stream {
    backend: Arc<Backend>,
    stream: Arc<CudaStream>,
    /// Marks the point in the device's stream that the next launch waits for.
    point: CudaEvent,
}

impl Stream {
    pub(crate) fn fork(backend: &Arc<Backend>) -> Result<Stream> {
        let cuda = backend.gpu("a second stream")?;
        let stream = cuda.fork()?;
        let point = cuda
            .context()
            .new_event(None)
            .map_err(failed("create an event"))?;
        Ok(Stream {
            backend: Arc::clone(backend),
            stream,
            point,
        })
    }

    /// Enqueues one launch of a program of `backend`, after what the device's stream has been given.
    pub(crate) fn enqueue(
        &self,
        backend: &Arc<Backend>,
        launch: impl FnOnce(&CudaStream) -> Result<()>,
    ) -> Result<()> {
        if !Arc::ptr_eq(&self.backend, backend) {
            return Err(Error::OtherDevice {
                what: "stream",
                device: backend.name().to_owned(),
            });
        }
        let cuda = self.backend.gpu("a second stream")?;
        let ordering = failed("order two streams");
        self.point
            .record(cuda.unjoined_stream())
            .map_err(&ordering)?;
        self.stream.wait(&self.point).map_err(&ordering)?;
        launch(&self.stream)?;
        cuda.count_forked();
        Ok(())
    }

    /// Waits until everything on this stream is done.
    ///
    /// # Errors
    /// When one of its launches failed.
    pub fn synchronize(&self) -> Result<()> {
        self.stream
            .synchronize()
            .map_err(failed("wait for the GPU"))
    }
}

impl Drop for Stream {
    fn drop(&mut self) {
        // The device's stream forgets this one: what is still running here has to be done before
        // memory that it uses is freed.
        let joined = self
            .backend
            .as_cuda()
            .map_or(Ok(()), |cuda| cuda.unjoined_stream().join(&self.stream));
        if let Err(error) = joined {
            tracing::warn!("{}", failed("join a stream")(error));
        }
    }
}
