//! Documents in long sequences, whose hidden blocks calls find out by themselves: packed, over pages and of gradients, and other documents at every
//! replay of a captured launch.

use fa::functions;
use fa::prelude::*;
use fa_cases::functions::{DOCUMENTS_OF_HEADS, SAMPLES, Sample};
use fa_cases::{BackwardCase, BackwardRunner, CacheCase, CacheLayout, Case, PackedCase, Runner};
use libtest_mimic::{Failed, Trial};

use crate::backward::shape;
use crate::backward_again::Buffers;
use crate::{again, capture, trial};

pub fn trials(gpu: Option<&Device>) -> Vec<Trial> {
    let documents = SAMPLES.iter().find(|it| it.name == "documents");
    let documents = documents.expect("they are among the samples");
    let mut trials = Vec::new();
    let all = [64, 128, 256].map(|head_dim| (documents, "", head_dim));
    let of_heads = [64, 128].map(|head_dim| (&DOCUMENTS_OF_HEADS, "of_heads/", head_dim));
    for (documents, what, head_dim) in all.into_iter().chain(of_heads) {
        let mut add = |name: &str, test: fn(&Device, Case) -> Result<(), Failed>| {
            let name = format!("documents/{what}{name}/{head_dim}");
            trials.push(trial(gpu, name, move |device| {
                [false, true]
                    .into_iter()
                    .try_for_each(|causal| test(device, case(documents, head_dim, causal)))
            }));
        };
        add("packed", packed);
        add("pages", pages);
        add("gradients", gradients);
        add("packed_gradients", packed_gradients);
    }
    trials.push(capture(gpu, "documents/others_at_a_replay", |device| {
        others(device, Replayed::Forward)
    }));
    trials.push(capture(
        gpu,
        "documents/others_at_a_replay/gradients",
        |device| others(device, Replayed::Backward),
    ));
    trials
}

fn case(documents: &'static Sample, head_dim: usize, causal: bool) -> Case {
    let options = Options {
        causal,
        ..Options::default()
    };
    Case {
        functions: std::slice::from_ref(documents),
        ..Case::new(shape(1100, 1300, head_dim), options)
    }
}

/// Short ones and one without queries among the long.
const LENGTHS: [(usize, usize); 5] = [(1100, 1100), (70, 70), (0, 40), (600, 1300), (1, 900)];

fn sequences(case: Case, lengths: &[(usize, usize)]) -> PackedCase {
    let mut packed = PackedCase::new(lengths, case.shape, case.options);
    packed.case.functions = case.functions;
    packed
}

fn packed(device: &Device, case: Case) -> Result<(), Failed> {
    let checked = sequences(case, &LENGTHS).check::<bf16>(device, &Runner::ATTENTION);
    checked.map_err(|cause| format!("{case:?}: {cause}").into())
}

fn pages(device: &Device, case: Case) -> Result<(), Failed> {
    let cached = CacheCase {
        sequences: sequences(case, &[(1100, 1300), (1100, 1150)]),
        layout: CacheLayout::Pages {
            page: 16,
            heads_first: false,
        },
        packed: false,
    };
    let checked = cached.check::<bf16>(device, &Runner::ATTENTION);
    checked.map_err(|cause| format!("{case:?}: {cause}").into())
}

fn gradients(device: &Device, case: Case) -> Result<(), Failed> {
    let checked = BackwardCase::new(case).check::<bf16>(device, &BackwardRunner::Chosen);
    checked.map_err(|cause| format!("{case:?}: {cause}"))?;
    Ok(())
}

fn packed_gradients(device: &Device, case: Case) -> Result<(), Failed> {
    let checked = BackwardCase::new(case).check_packed::<bf16>(&LENGTHS, device);
    checked.map_err(|cause| format!("{case:?}: {cause}"))?;
    Ok(())
}

/// What a replay does.
#[derive(Clone, Copy)]
enum Replayed {
    Forward,
    Backward,
}

/// One captured launch, replayed with some documents and then with others, gives what a call of its own gives with the others.
fn others(device: &Device, replayed: Replayed) -> Result<(), Failed> {
    let shape = shape(1100, 1100, 128);
    let sizes = [shape.batch as u64, shape.seq_q as u64];
    let of_length = |length: usize| -> Vec<i32> {
        let all = 0..shape.batch * shape.seq_q;
        all.map(|token| (token / length) as i32).collect()
    };
    let mut documents = device.upload(&of_length(77))?;
    // They are written between two replays.
    let view = again(documents.contiguous(&sizes)?);
    let masks = [functions::documents().with((view, view))];
    let options = Options {
        masks: &masks,
        deterministic: true,
        ..Options::default()
    };
    let mut buffers = Buffers::new(device, shape, options)?;
    let mut before = None;
    for length in [300, 40, 1000] {
        documents.write(&of_length(length))?;
        buffers.forward(device)?;
        buffers.backward(device)?;
        let called = (buffers.read_output()?, buffers.read()?);
        documents.write(&of_length(77))?;
        let mut graph = device.capture(|recorder| match replayed {
            Replayed::Forward => buffers.forward(recorder),
            Replayed::Backward => buffers.backward(recorder),
        })?;
        graph.launch()?;
        documents.write(&of_length(length))?;
        graph.launch()?;
        drop(graph);
        if (buffers.read_output()?, buffers.read()?) != called {
            return Err(format!("documents of {length}: other bits than by a call").into());
        }
        if before.replace(called.clone()) == Some(called) {
            return Err("the test tests nothing".into());
        }
    }
    Ok(())
}
