//! Bytes of a device's memory, whatever their type: what is passed on to other devices through the host.

use super::Device;
use crate::error::{Error, Result};

impl Device {
    /// Copies bytes to the host once all earlier launches are done.
    ///
    /// # Errors
    /// When they do not lie in one buffer of this device, or the driver fails, which may be the fault of an earlier launch.
    pub fn read_bytes(&self, address: u64, bytes: &mut [u8]) -> Result<()> {
        if bytes.is_empty() {
            return Ok(());
        }
        self.check_owned(address, bytes.len() as u64)?;
        self.inner.backend.read(address, bytes)
    }

    /// Replaces bytes once all earlier launches are done.
    ///
    /// # Errors
    /// As [`Device::read_bytes`].
    pub fn write_bytes(&self, address: u64, bytes: &[u8]) -> Result<()> {
        if bytes.is_empty() {
            return Ok(());
        }
        self.check_owned(address, bytes.len() as u64)?;
        self.inner.backend.write(address, bytes)
    }

    /// Whether the bytes lie in one buffer of this device. The interpreter's memory checks that itself.
    pub fn check_owned(&self, address: u64, bytes: u64) -> Result<()> {
        let gpu = self.inner.backend.as_gpu();
        match gpu.is_none_or(|gpu| gpu.owns(address, bytes)) {
            true => Ok(()),
            false => Err(Error::OtherDevice {
                what: "memory",
                device: self.name().to_owned(),
            }),
        }
    }
}
