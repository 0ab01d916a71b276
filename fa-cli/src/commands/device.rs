//! `--device`.

use std::str::FromStr;

use anyhow::{Context, Result, bail};
use fa::runtime::Device;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum DeviceChoice {
    /// The first GPU, or the interpreter where there is none.
    #[default]
    Auto,
    Cpu,
    /// The GPU of this number.
    Cuda(usize),
}

impl FromStr for DeviceChoice {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "auto" => Ok(DeviceChoice::Auto),
            "cpu" => Ok(DeviceChoice::Cpu),
            "cuda" => Ok(DeviceChoice::Cuda(0)),
            _ => text
                .strip_prefix("cuda:")
                .and_then(|ordinal| ordinal.parse().ok())
                .map(DeviceChoice::Cuda)
                .ok_or_else(|| "use auto, cpu, cuda or cuda:N".to_owned()),
        }
    }
}

/// What to do about a GPU that does not start.
const ADVICE: &str =
    "cannot start the GPU (`fa doctor` says what is there; `fa run --device cpu` needs none)";

impl DeviceChoice {
    pub fn open(self) -> Result<Device> {
        match self {
            DeviceChoice::Auto => Device::auto().context(ADVICE),
            DeviceChoice::Cpu => Ok(Device::cpu()),
            DeviceChoice::Cuda(ordinal) => Device::cuda(ordinal).context(ADVICE),
        }
    }

    /// Opens a GPU for a subcommand that measures.
    pub fn open_gpu(self, command: &str) -> Result<Device> {
        let none = "`fa bench --compile-only` and `fa emit --stats` need none";
        let device = self.open();
        let device = device.with_context(|| format!("`fa {command}` needs a GPU; {none}"))?;
        if !device.is_cuda() {
            bail!(
                "there is no GPU to {command} on ({}); {none}",
                device.name()
            );
        }
        Ok(device)
    }
}

#[cfg(test)]
mod tests;
