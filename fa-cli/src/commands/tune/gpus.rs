//! The GPUs that measure.

use anyhow::{Result, bail};
use fa::attention::Chip;
use fa::dsl::target::Target;
use fa::runtime::Device;
use fa_tune::record::Environment;

use super::surroundings;
use crate::commands::device::DeviceChoice;

/// GPUs of one kind, as far as a study depends on it.
pub struct Gpus {
    pub ordinals: Vec<usize>,
    /// What kernels are generated for.
    pub target: Target,
    pub multiprocessors: u32,
    /// What a study that is made on them is made with.
    pub environment: Environment,
}

impl Gpus {
    /// Looks at the GPUs that are asked for; none stays open.
    pub fn find(asked: &[DeviceChoice]) -> Result<Gpus> {
        let ordinals = ordinals(asked)?;
        let mut found: Option<Gpus> = None;
        for ordinal in &ordinals {
            let device = DeviceChoice::Cuda(*ordinal).open()?;
            match &found {
                Some(first) => first.same(&device, *ordinal)?,
                None => {
                    found = Some(Gpus {
                        ordinals: ordinals.clone(),
                        target: *device.target(),
                        multiprocessors: device.multiprocessors(),
                        environment: surroundings::environment(&device),
                    });
                }
            }
        }
        match found {
            Some(found) => Ok(found),
            None => bail!("--device names no GPU"),
        }
    }

    /// What configurations are chosen by.
    pub fn chip(&self) -> Chip {
        Chip {
            arch: self.target.arch,
            multiprocessors: self.multiprocessors,
        }
    }

    /// Measurements of different GPUs do not compare.
    fn same(&self, device: &Device, ordinal: usize) -> Result<()> {
        let (first, name) = (&self.environment.device, device.name());
        if first != name || self.multiprocessors != device.multiprocessors() {
            bail!(
                "cuda:{} is {first} with {} multiprocessors, cuda:{ordinal} is {name} with {}: a study is made on GPUs of one kind",
                self.ordinals[0],
                self.multiprocessors,
                device.multiprocessors()
            );
        }
        Ok(())
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
