//! A second stream beside the device's own.

use std::sync::Arc;

use cudarc::driver::{CudaEvent, CudaStream};

use crate::backend::Backend;
use crate::driver::failed;
use crate::error::{Error, Result};

/// A stream forked from a device's own. Launches on it may overlap with those on other streams.
///
/// A launch here runs after everything that the device's own stream was given before it. Whatever
/// the device's stream is given later (launches, copies, frees) runs after everything that was
/// launched here before. Launches on two forked streams run in any order.
#[derive(Debug)]
pub struct Stream {
    backend: Arc<Backend>,
    stream: Arc<CudaStream>,
    /// Marks the point in the device's stream that the next launch waits for.
    point: CudaEvent,
}

impl Stream {
    pub(crate) fn fork(backend: &Arc<Backend>) -> Result<Stream> {
        let gpu = backend.gpu("a second stream")?;
        let stream = gpu.streams().fork()?;
        let point = gpu
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
        let streams = self.backend.gpu("a second stream")?.streams();
        let ordering = failed("order two streams");
        self.point.record(streams.own()).map_err(&ordering)?;
        self.stream.wait(&self.point).map_err(&ordering)?;
        launch(&self.stream)?;
        streams.count_forked();
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
        // The device's stream forgets this one. What still runs here has to be done before memory
        // that it uses is freed.
        let joined = self
            .backend
            .as_gpu()
            .map_or(Ok(()), |gpu| gpu.streams().own().join(&self.stream));
        if let Err(error) = joined {
            tracing::warn!("{}", failed("join a stream")(error));
        }
    }
}
