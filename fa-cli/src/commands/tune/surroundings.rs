//! Where and with what a study is made.

use std::collections::BTreeMap;
use std::fs;
use std::time::SystemTime;

use fa::runtime::{Device, nvrtc};
use fa_tune::record::Environment;
use nvml_wrapper::Nvml;

/// What a study that is made now on this device is made with.
pub fn environment(device: &Device) -> Environment {
    Environment {
        device: device.name().to_owned(),
        multiprocessors: device.multiprocessors(),
        versions: versions(device),
        commands: vec![command(std::env::args().skip(1))],
        created: humantime::format_rfc3339_seconds(SystemTime::now()).to_string(),
    }
}

fn versions(device: &Device) -> BTreeMap<String, String> {
    let pair = |(major, minor): (u32, u32)| format!("{major}.{minor}");
    let kernel = fs::read_to_string("/proc/sys/kernel/osrelease").ok();
    let driver = Nvml::init().and_then(|nvml| nvml.sys_driver_version()).ok();
    [
        ("fa", Some(env!("CARGO_PKG_VERSION").to_owned())),
        ("CUDA of the driver", device.driver_version().map(pair)),
        ("NVIDIA driver", driver),
        ("NVRTC", nvrtc::version().ok().map(|it| it.to_string())),
        ("Linux", kernel.map(|text| text.trim().to_owned())),
    ]
    .into_iter()
    .filter_map(|(name, version)| Some((name.to_owned(), version?)))
    .collect()
}

/// The command line of `fa` with these arguments, as a shell takes it.
pub fn command(arguments: impl Iterator<Item = String>) -> String {
    let words: Vec<String> = ["fa".to_owned()].into_iter().chain(arguments).collect();
    // Arguments from a command line have no NUL, which is all that cannot be quoted.
    shlex::try_join(words.iter().map(String::as_str)).unwrap_or_else(|_| words.join(" "))
}

#[cfg(test)]
mod tests;
