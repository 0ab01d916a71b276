//! Where and with what a study is made.

use std::collections::BTreeMap;
use std::fs;
use std::time::{SystemTime, UNIX_EPOCH};

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
        created: now(),
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
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_./,=:+".contains(c);
    arguments.fold("fa".to_owned(), |line, argument| {
        if !argument.is_empty() && argument.chars().all(plain) {
            format!("{line} {argument}")
        } else {
            format!("{line} '{}'", argument.replace('\'', r"'\''"))
        }
    })
}

/// The time in UTC, RFC 3339.
fn now() -> String {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    rfc3339(since.unwrap_or_default().as_secs())
}

/// Seconds since 1970 as a date and time in UTC: `2026-11-21T04:05:06Z`.
fn rfc3339(seconds: u64) -> String {
    let (days, second) = (seconds / 86_400, seconds % 86_400);
    // Years are counted from March, so that leap days come last (Howard Hinnant,
    // "chrono-Compatible Low-Level Date Algorithms", civil_from_days).
    let days = days + 719_468;
    let (era, day_of_era) = (days / 146_097, days % 146_097);
    let year_of_era =
        (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = (month_from_march + 2) % 12 + 1;
    let year = era * 400 + year_of_era + u64::from(month <= 2);
    let (hour, minute, second) = (second / 3600, second / 60 % 60, second % 60);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_those_of_the_calendar() {
        assert_eq!(rfc3339(0), "1970-01-01T00:00:00Z");
        assert_eq!(rfc3339(951_782_399), "2000-02-28T23:59:59Z");
        assert_eq!(rfc3339(951_782_400), "2000-02-29T00:00:00Z");
        assert_eq!(rfc3339(1_709_251_200), "2024-03-01T00:00:00Z");
        assert_eq!(rfc3339(1_767_225_599), "2025-12-31T23:59:59Z");
    }

    #[test]
    fn commands_can_be_repeated() {
        let line = |arguments: &[&str]| command(arguments.iter().map(|it| (*it).to_owned()));
        assert_eq!(line(&["tune", "--batch", "32"]), "fa tune --batch 32");
        assert_eq!(line(&["FaS512<64>"]), "fa 'FaS512<64>'");
        assert_eq!(line(&["it's", ""]), r"fa 'it'\''s' ''");
    }
}
