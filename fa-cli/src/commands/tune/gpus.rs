//! The GPUs that measure.

use anyhow::{Context, Result, bail};
use fa::attention::Chip;
use fa::runtime::Device;
use fa_tune::record::Environment;

use super::surroundings;
use crate::commands::device::DeviceChoice;

/// GPUs of one kind, as far as a study depends on it.
pub struct Gpus {
    pub ordinals: Vec<usize>,
    /// What kernels are generated for and configurations are chosen by.
    pub chip: Chip,
    /// What a study that is made on them is made with.
    pub environment: Environment,
}

impl Gpus {
    /// Looks at the GPUs that are asked for; none stays open.
    pub fn find(asked: &[DeviceChoice]) -> Result<Gpus> {
        let ordinals = ordinals(asked)?;
        let open = |ordinal: &usize| DeviceChoice::Cuda(*ordinal).open();
        let devices = ordinals.iter().map(open).collect::<Result<Vec<_>>>()?;
        let first = devices.first().context("--device names no GPU")?;
        let kind = |device: &Device| {
            let (name, count) = (device.name(), device.multiprocessors());
            format!("{name} with {count} multiprocessors")
        };
        let (expected, kinds) = (kind(first), devices.iter().map(kind));
        if let Some((other, ordinal)) = kinds.zip(&ordinals).find(|(it, _)| *it != expected) {
            bail!(
                "cuda:{} is {expected}, cuda:{ordinal} is {other}: a study is made on GPUs of one kind",
                ordinals[0]
            );
        }
        Ok(Gpus {
            chip: Chip::of(first),
            environment: surroundings::environment(first),
            ordinals,
        })
    }
}

/// The numbers of the GPUs, each once.
fn ordinals(asked: &[DeviceChoice]) -> Result<Vec<usize>> {
    let mut ordinals = Vec::new();
    for choice in asked {
        match choice {
            DeviceChoice::Cuda(ordinal) if ordinals.contains(ordinal) => {
                bail!("--device names cuda:{ordinal} twice")
            }
            DeviceChoice::Cuda(ordinal) => ordinals.push(*ordinal),
            DeviceChoice::Auto | DeviceChoice::Cpu => {
                bail!("`fa tune` measures on GPUs: name them as --device cuda:0 or cuda:0,cuda:1")
            }
        }
    }
    Ok(ordinals)
}

#[cfg(test)]
mod tests;
