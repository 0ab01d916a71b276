//! What NCCL is told by environment variables, and what launchers say by theirs.

use std::fs;

use crate::error::{DistError, Result};

/// Multicast over NVLink: it is off, because a fabric that is not set up for it makes communicators fail, and exchanges between
/// pairs do not use it.
const MULTICAST: (&str, &str) = ("NCCL_NVLS_ENABLE", "0");

/// Where processes meet: the address of rank 0.
const MEETING: &str = "NCCL_COMM_ID";

/// The port on which the processes of one host meet where nobody says another.
const PORT: u16 = 29531;

/// Which of the ranks this process is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// Its number.
    pub rank: usize,
    /// How many there are.
    pub ranks: usize,
    /// Its number among those of this host, which is that of its GPU.
    pub local: usize,
}

/// Sets the variables that NCCL reads, unless they are set: to be called first thing in `main` by programs that start threads before they
/// open GPUs, because a variable cannot be set safely while other threads may read it.
///
/// # Errors
/// When one is not set and there are other threads.
pub fn prepare() -> Result<()> {
    set(MULTICAST.0, MULTICAST.1)
}

/// Sets where the processes meet, unless it is set: one port after that of torchrun, which listens there itself, or on this host.
pub(super) fn prepare_meeting(variables: impl Fn(&str) -> Option<String>) -> Result<()> {
    if variables(MEETING).is_some() {
        return Ok(());
    }
    set(MEETING, &meeting(variables)?)
}

/// Where the processes meet, by the launcher's variables.
fn meeting(variables: impl Fn(&str) -> Option<String>) -> Result<String> {
    let Some(address) = variables("MASTER_ADDR") else {
        let local = ["LOCAL_WORLD_SIZE", "OMPI_COMM_WORLD_LOCAL_SIZE"];
        let all = ["WORLD_SIZE", "OMPI_COMM_WORLD_SIZE"];
        let first = |names: &[&str]| names.iter().find_map(|name| variables(name));
        return match (first(&local), first(&all)) {
            (Some(local), Some(all)) if local == all => Ok(format!("127.0.0.1:{PORT}")),
            _ => Err(DistError::Environment {
                variable: MEETING,
                found: None,
            }),
        };
    };
    let port = match variables("MASTER_PORT") {
        None => PORT,
        Some(port) => match port.parse::<u16>().ok().and_then(|it| it.checked_add(1)) {
            Some(port) => port,
            None => {
                return Err(DistError::Environment {
                    variable: "MASTER_PORT",
                    found: Some(port),
                });
            }
        },
    };
    Ok(match address.contains(':') {
        true => format!("[{address}]:{port}"),
        false => format!("{address}:{port}"),
    })
}

/// Which rank a launcher says that this process is: torchrun, mpirun, srun, or somebody by hand with torchrun's variables.
///
/// # Errors
/// When no variable says it, or one is no number that makes sense.
pub fn place(variables: impl Fn(&str) -> Option<String>) -> Result<Place> {
    const LAUNCHERS: [[&str; 3]; 3] = [
        ["RANK", "WORLD_SIZE", "LOCAL_RANK"],
        [
            "OMPI_COMM_WORLD_RANK",
            "OMPI_COMM_WORLD_SIZE",
            "OMPI_COMM_WORLD_LOCAL_RANK",
        ],
        ["SLURM_PROCID", "SLURM_NTASKS", "SLURM_LOCALID"],
    ];
    let used = LAUNCHERS
        .iter()
        .find(|names| variables(names[0]).is_some())
        .unwrap_or(&LAUNCHERS[0]);
    let number = |variable: &'static str, least: usize| {
        let found = variables(variable);
        let number = found.as_ref().and_then(|text| text.parse::<usize>().ok());
        number
            .filter(|number| *number >= least)
            .ok_or(DistError::Environment { variable, found })
    };
    let place = Place {
        rank: number(used[0], 0)?,
        ranks: number(used[1], 1)?,
        local: number(used[2], 0)?,
    };
    match place.rank < place.ranks {
        true => Ok(place),
        false => Err(DistError::Environment {
            variable: used[0],
            found: variables(used[0]),
        }),
    }
}

/// Sets a variable that is not set.
fn set(variable: &'static str, value: &str) -> Result<()> {
    if std::env::var_os(variable).is_some() {
        return Ok(());
    }
    let threads = fs::read_dir("/proc/self/task").map_or(usize::MAX, Iterator::count);
    if threads != 1 {
        return Err(DistError::NotSet {
            variable,
            value: value.to_owned(),
        });
    }
    // SAFETY: this process has one thread, so that nobody reads the environment meanwhile.
    unsafe { std::env::set_var(variable, value) };
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of<'a>(all: &'a [(&str, &str)]) -> impl Fn(&str) -> Option<String> + 'a {
        |name| {
            let found = all.iter().find(|(known, _)| *known == name);
            found.map(|(_, value)| (*value).to_owned())
        }
    }

    #[test]
    fn launchers_say_which_rank_it_is() {
        let third = Place {
            rank: 3,
            ranks: 8,
            local: 1,
        };
        let torchrun = [("RANK", "3"), ("WORLD_SIZE", "8"), ("LOCAL_RANK", "1")];
        assert_eq!(place(of(&torchrun)).unwrap(), third);
        let mpirun = [
            ("OMPI_COMM_WORLD_RANK", "3"),
            ("OMPI_COMM_WORLD_SIZE", "8"),
            ("OMPI_COMM_WORLD_LOCAL_RANK", "1"),
        ];
        assert_eq!(place(of(&mpirun)).unwrap(), third);
        for wrong in [
            &[][..],
            &[("RANK", "8"), ("WORLD_SIZE", "8"), ("LOCAL_RANK", "0")],
            &[("RANK", "x"), ("WORLD_SIZE", "8"), ("LOCAL_RANK", "0")],
        ] {
            assert!(place(of(wrong)).is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn processes_meet_beside_torchrun() {
        let torchrun = [("MASTER_ADDR", "node-1"), ("MASTER_PORT", "29500")];
        assert_eq!(meeting(of(&torchrun)).unwrap(), "node-1:29501");
        let of_six = [("MASTER_ADDR", "fe80::1"), ("MASTER_PORT", "29500")];
        assert_eq!(meeting(of(&of_six)).unwrap(), "[fe80::1]:29501");
        let one_host = [
            ("OMPI_COMM_WORLD_SIZE", "2"),
            ("OMPI_COMM_WORLD_LOCAL_SIZE", "2"),
        ];
        assert_eq!(meeting(of(&one_host)).unwrap(), "127.0.0.1:29531");
        let hosts = [
            ("OMPI_COMM_WORLD_SIZE", "4"),
            ("OMPI_COMM_WORLD_LOCAL_SIZE", "2"),
        ];
        assert!(meeting(of(&hosts)).is_err());
    }
}
