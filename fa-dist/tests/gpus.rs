//! Every way on GPUs, through NCCL: in one process and in one a GPU, against float64 and against one GPU; and ranks that hang.
//!
//! With fewer than two GPUs every test is reported as ignored; `FA_REQUIRE_GPUS=2` makes that a failure.

mod problem;

use std::process::{Command, ExitCode, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use cudarc::driver::CudaContext;
use cudarc::driver::sys::{CUgraphInstantiate_flags, CUstreamCaptureMode};
use fa::attention::Window;
use fa::prelude::*;
use fa_dist::nccl::{Settings, from_environment, gpus, prepare};
use fa_dist::{DistError, Rank, Way};
use libtest_mimic::{Arguments, Failed, Trial};
use problem::{Function, Problem};

/// Says that this process is a rank, started by a test.
const CHILD: &str = "FA_DIST_TEST_CHILD";

const WAYS: [Way; 3] = Way::ALL;

fn main() -> ExitCode {
    if let Err(error) = prepare() {
        eprintln!("{error}");
        return ExitCode::FAILURE;
    }
    if let Ok(way) = std::env::var(CHILD) {
        return one_process(&way);
    }
    let mut arguments = Arguments::from_args();
    // GPUs are shared, and ranks wait for each other.
    arguments.test_threads = Some(1);
    let there = Device::count();
    let needed = std::env::var("FA_REQUIRE_GPUS").ok();
    if let Some(needed) = needed.and_then(|it| it.parse::<usize>().ok())
        && there < needed
    {
        eprintln!("FA_REQUIRE_GPUS is {needed}, but there are {there} GPUs");
        return ExitCode::FAILURE;
    }
    libtest_mimic::run(&arguments, trials(there)).exit_code()
}

fn trials(there: usize) -> Vec<Trial> {
    let mut trials = Vec::new();
    let mut add = |name: String, ranks: usize, test: Box<dyn FnOnce() + Send>| {
        let run = move || -> Result<(), Failed> {
            test();
            Ok(())
        };
        let trial = Trial::test(name, run).with_kind("gpus");
        trials.push(trial.with_ignored_flag(there < ranks.max(2)));
    };
    for ranks in [2, 3, 4] {
        for way in WAYS {
            if way == Way::Heads && ranks == 3 {
                // Which four heads cannot be shared out to.
                continue;
            }
            for (name, problem) in problems() {
                let test = move || {
                    problem.check(open(ranks), &problem.sequences(ranks), Some(way));
                };
                add(format!("{way}/{ranks}/{name}"), ranks, Box::new(test));
            }
            let same = move || same_bits(ranks, way);
            add(format!("{way}/{ranks}/same_bits"), ranks, Box::new(same));
        }
    }
    for way in WAYS {
        let processes = move || processes(2, way);
        add(format!("processes/{way}"), 2, Box::new(processes));
    }
    for way in WAYS {
        add(format!("capture/{way}"), 2, Box::new(move || capture(way)));
    }
    add("hang".to_owned(), 2, Box::new(hang));
    trials
}

fn open(ranks: usize) -> Vec<Rank> {
    gpus(ranks, Settings::default()).unwrap_or_else(|error| panic!("{error}"))
}

fn problems() -> Vec<(&'static str, Problem)> {
    let causal = Problem::new(1500, [4, 2, 128]).causal();
    let mut window = causal.clone();
    window.options.window = Some(Window::before(300));
    let mut packed = causal.clone();
    packed.lengths = vec![500, 1, 600, 399];
    vec![
        ("full", Problem::new(1100, [4, 4, 64])),
        ("causal", causal.clone()),
        ("window", window),
        ("packed", packed.clone()),
        (
            "batch",
            Problem {
                batch: 2,
                ..causal.clone()
            },
        ),
        (
            "sinks",
            Problem {
                sinks: Some(vec![0.5, 1.0, -1.0, 2.0]),
                ..causal.clone()
            },
        ),
        (
            "functions",
            Problem {
                functions: &[Function::Bias, Function::Square, Function::Pattern],
                ..Problem::new(700, [4, 2, 64])
            },
        ),
        (
            "functions/causal",
            Problem {
                functions: &[Function::WindowAndSinks, Function::Bias],
                ..Problem::new(700, [4, 2, 128]).causal()
            },
        ),
        (
            "functions/packed",
            Problem {
                functions: &[Function::Bias, Function::Pattern],
                lengths: vec![250, 1, 300, 149],
                ..causal.clone()
            },
        ),
        (
            "slopes",
            Problem {
                slopes: Some(vec![0.5, 0.25, 0.1, 0.05]),
                ..Problem::new(1100, [4, 4, 64])
            },
        ),
        (
            "ranges",
            Problem {
                ranges: Some(vec![30..400, 700..1300, 1400..1500]),
                ..causal.clone()
            },
        ),
        (
            "gradients/functions",
            Problem {
                backward: Some(Way::Ring),
                functions: &[Function::Bias, Function::Square, Function::Pattern],
                slopes: Some(vec![0.5, 0.25, 0.1, 0.05]),
                sinks: Some(vec![0.5, 1.0, -1.0, 2.0]),
                ..Problem::new(700, [4, 2, 64]).causal()
            },
        ),
        (
            "gradients/ranges",
            Problem {
                backward: Some(Way::Ring),
                ranges: Some(vec![30..400, 700..1300, 1400..1500]),
                ..causal.clone()
            },
        ),
        (
            "gradients/functions/heads",
            Problem {
                backward: Some(Way::Heads),
                heads: 12,
                kv_heads: 12,
                functions: &[Function::Bias, Function::Pattern],
                ..Problem::new(500, [12, 12, 64])
            },
        ),
        (
            "gradients/ring",
            Problem {
                backward: Some(Way::Ring),
                ..causal.clone()
            },
        ),
        (
            "gradients/packed",
            Problem {
                backward: Some(Way::Ring),
                ..packed.clone()
            },
        ),
        (
            "gradients/heads",
            Problem {
                backward: Some(Way::Heads),
                heads: 12,
                kv_heads: 12,
                ..causal
            },
        ),
    ]
}

fn same_bits(ranks: usize, way: Way) {
    let problem = Problem::new(4096, [4, 2, 128]).causal();
    let sequences = problem.sequences(ranks);
    let run = || problem.run(open(ranks), &sequences, Some(way)).unwrap();
    assert_eq!(run(), run());
}

/// A rank of [`processes`].
fn one_process(way: &str) -> ExitCode {
    let problem = Problem::new(1500, [4, 2, 128]).causal();
    let run = || -> Result<f32, DistError> {
        let rank = from_environment(Settings::default())?;
        let way = way.parse().unwrap_or(Way::Ring);
        let sequences = problem.sequences(rank.ranks());
        let given = problem.run_rank(&rank, &sequences, &problem.draw(), Some(way))?;
        Ok(given.lse.iter().sum())
    };
    match run() {
        Ok(sum) => {
            println!("{sum}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// A process for each GPU gives what threads of one process give.
fn processes(ranks: usize, way: Way) {
    let problem = Problem::new(1500, [4, 2, 128]).causal();
    let expected = problem.run(open(ranks), &problem.sequences(ranks), Some(way));
    let start = |rank: usize| {
        Command::new(std::env::current_exe().unwrap())
            .env(CHILD, way.name())
            .env("RANK", rank.to_string())
            .env("WORLD_SIZE", ranks.to_string())
            .env("LOCAL_RANK", rank.to_string())
            .env("MASTER_ADDR", "127.0.0.1")
            .env("MASTER_PORT", "29577")
            .stdout(Stdio::piped())
            .spawn()
            .unwrap()
    };
    let children: Vec<_> = (0..ranks).map(start).collect();
    for (child, expected) in children.into_iter().zip(expected.unwrap()) {
        let output = child.wait_with_output().unwrap();
        assert!(output.status.success());
        let sum: f32 = expected.lse.iter().sum();
        assert_eq!(
            String::from_utf8_lossy(&output.stdout).trim(),
            sum.to_string()
        );
    }
}

/// A graph of a call, which every rank has captured, gives at each replay what the call gives.
fn capture(way: Way) {
    let problem = Problem::new(1500, [4, 2, 128]).causal();
    let sequences = problem.sequences(2);
    let expected = problem.run(open(2), &sequences, Some(way)).unwrap();
    let captured: Vec<Vec<f16>> = thread::scope(|scope| {
        let threads: Vec<_> = open(2)
            .into_iter()
            .map(|rank| scope.spawn(|| replay(rank, way).unwrap()))
            .collect();
        let outputs = threads.into_iter().map(|thread| thread.join().unwrap());
        outputs.collect()
    });
    for (expected, captured) in expected.iter().zip(&captured) {
        assert_eq!(&expected.o, captured);
    }
}

/// What a captured call of one rank gives at its second replay.
fn replay(rank: Rank, way: Way) -> Result<Vec<f16>, Box<dyn std::error::Error + Send + Sync>> {
    let problem = Problem::new(1500, [4, 2, 128]).causal();
    let (sequences, options) = (problem.sequences(2), problem.options);
    let device = rank.device();
    let held = sequences.q().len_of(rank.rank()) as u64;
    let (of_q, of_k) = ([1, held, 4, 128], [1, held, 2, 128]);
    let [q, k, v] = problem.draw();
    let upload = |values: &[f16], row| device.upload(&sequences.q().pick(rank.rank(), values, row));
    let (q, k, v) = (upload(&q, 512)?, upload(&k, 256)?, upload(&v, 256)?);
    let mut o = device.poisoned::<f16>(q.len())?;
    device.synchronize()?;
    let context = CudaContext::new(rank.rank())?;
    let stream = context.new_stream()?;
    let inputs = [
        q.contiguous(&of_q)?,
        k.contiguous(&of_k)?,
        v.contiguous(&of_k)?,
    ];
    let mut call = || {
        let o = o.contiguous_mut(&of_q)?;
        let raw = stream.cu_stream().cast();
        // SAFETY: the stream is of the primary context, the tensors outlive it, and nothing else uses them.
        unsafe {
            rank.on_stream(raw, || {
                rank.attention_into(&sequences, inputs, o, None, &options, Some(way))
            })
        }
    };
    call()?;
    stream.synchronize()?;
    stream.begin_capture(CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_RELAXED)?;
    let recorded = call();
    let graph = stream.end_capture(CUgraphInstantiate_flags(0))?;
    recorded?;
    let graph = graph.ok_or("nothing was captured")?;
    o.fill_bytes(0xFF)?;
    device.synchronize()?;
    for _ in 0..2 {
        graph.launch()?;
    }
    stream.synchronize()?;
    Ok(o.read()?)
}

/// A rank that does not take part is an error on the other within the timeout.
fn hang() {
    let timeout = Duration::from_secs(3);
    let settings = Settings {
        timeout,
        ..Settings::default()
    };
    let problem = Problem::new(1500, [4, 2, 128]).causal();
    let (sequences, inputs) = (problem.sequences(2), problem.draw());
    let mut ranks = gpus(2, settings).unwrap_or_else(|error| panic!("{error}"));
    let (second, first) = (ranks.pop().unwrap(), ranks.pop().unwrap());
    let run = |rank: &Rank| problem.run_rank(rank, &sequences, &inputs, Some(Way::Ring));
    // The first exchange connects the two; what is tested is one of later ones.
    thread::scope(|scope| {
        let other = scope.spawn(|| run(&second).map(|_| second));
        run(&first).unwrap();
        let second = other.join().unwrap().unwrap();
        let started = Instant::now();
        let found = run(&first);
        assert!(
            matches!(found, Err(DistError::TimedOut { rank: 0, .. })),
            "{found:?}"
        );
        assert!(started.elapsed() < 3 * timeout);
        assert!(run(&first).is_err(), "it was given up");
        drop(second);
    });
}
