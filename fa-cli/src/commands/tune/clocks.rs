//! The GPU's clocks and heat, from NVIDIA's management library.

use fa::runtime::Device;
use fa_tune::record::Clocks;
use nvml_wrapper::Nvml;
use nvml_wrapper::bitmasks::device::ThrottleReasons;
use nvml_wrapper::enum_wrappers::device::{Clock, TemperatureSensor};
use nvml_wrapper::error::NvmlError;

pub struct ClockReader {
    nvml: Nvml,
    pci_bus_id: String,
}

impl ClockReader {
    /// For a device; `None` where the library is missing or does not know it, as in some containers.
    pub fn open(device: &Device) -> Option<ClockReader> {
        let reader = ClockReader {
            nvml: Nvml::init().ok()?,
            pci_bus_id: device.pci_bus_id()?,
        };
        let told = reader.read().inspect_err(|error| {
            tracing::debug!("the GPU does not tell its clocks: {error}");
        });
        told.is_ok().then_some(reader)
    }

    /// The clocks as they are now.
    pub fn read(&self) -> Result<Clocks, NvmlError> {
        let device = self.nvml.device_by_pci_bus_id(self.pci_bus_id.as_str())?;
        Ok(Clocks {
            sm_mhz: device.clock_info(Clock::SM)?,
            memory_mhz: device.clock_info(Clock::Memory)?,
            temperature_c: device.temperature(TemperatureSensor::Gpu)?,
            power_w: f64::from(device.power_usage()?) / 1e3,
            throttling: reasons(device.current_throttle_reasons()?),
        })
    }
}

/// The names of what slows the GPU down; having nothing to do is none.
fn reasons(reasons: ThrottleReasons) -> Vec<String> {
    (reasons - ThrottleReasons::GPU_IDLE)
        .iter_names()
        .map(|(name, _)| name.to_owned())
        .collect()
}

#[cfg(test)]
mod tests;
