//! Random problems, dealt at random to one to four ranks, in every way: against float64.

#[allow(dead_code, reason = "how problems are dealt is drawn here")]
mod problem;

use fa::attention::Window;
use fa::prelude::*;
use fa_dist::{Deal, Sequences, Way, interpreters};
use problem::Problem;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use proptest::test_runner::FileFailurePersistence;

fn window() -> impl Strategy<Value = Option<Window>> {
    let side = || proptest::option::of(prop_oneof![1 => Just(0_u32), 3 => 1_u32..60]);
    proptest::option::of((side(), side()).prop_map(|(left, right)| Window { left, right }))
}

fn options() -> impl Strategy<Value = Options<'static>> {
    let softcap = proptest::option::weighted(0.2, 2.0_f32..20.0);
    (any::<bool>(), window(), softcap).prop_map(|(causal, window, softcap)| Options {
        causal,
        window,
        softcap,
        ..Options::default()
    })
}

/// The lengths of sequences, and how many of them are in a batch: only a single one is.
fn lengths() -> impl Strategy<Value = (Vec<usize>, usize)> {
    prop_oneof![
        2 => (1_usize..120, 1_usize..=2).prop_map(|(len, batch)| (vec![len], batch)),
        1 => (vec(0_usize..50, 2..5), Just(1)),
    ]
}

fn problem() -> impl Strategy<Value = Problem> {
    let heads = select(vec![(1, 1), (2, 2), (2, 1), (4, 2), (3, 3)]);
    let sinks = proptest::bool::weighted(0.3);
    (lengths(), heads, options(), sinks, any::<u64>()).prop_map(
        |((lengths, batch), (heads, kv_heads), options, sinks, seed)| Problem {
            batch,
            lengths,
            options,
            sinks: sinks.then(|| (0..heads).map(|head| head as f32 - 1.0).collect()),
            seed,
            ..Problem::new(0, [heads, kv_heads, 32])
        },
    )
}

/// In order, or from both ends.
fn dealt(problem: &Problem, ranks: usize, zigzag: bool) -> Sequences {
    let deal = match zigzag {
        true => Deal::zigzag(problem.len(), ranks),
        false => Deal::contiguous(problem.len(), ranks),
    };
    problem.packed(Sequences::new(deal.clone(), deal))
}

fn can_share_heads(problem: &Problem, ranks: usize) -> bool {
    let kv = problem.kv_heads;
    problem.heads.is_multiple_of(ranks) && (kv.is_multiple_of(ranks) || ranks.is_multiple_of(kv))
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 60,
        failure_persistence: Some(Box::new(FileFailurePersistence::Off)),
        ..ProptestConfig::default()
    })]

    #[test]
    fn every_way_computes_attention(
        problem in problem(),
        ranks in 1_usize..=4,
        zigzag: bool,
        way in select(Way::ALL.to_vec()),
        gradients: bool,
    ) {
        prop_assume!(problem.len() > 0);
        let way = match way {
            Way::Heads if !can_share_heads(&problem, ranks) => Way::Ring,
            way => way,
        };
        let sinks = problem.sinks.is_some();
        let backward = match way {
            Way::Heads => Some(Way::Heads),
            _ if sinks && ranks > 1 => None,
            _ => Some(Way::Ring),
        };
        let problem = Problem {
            backward: backward.filter(|_| gradients),
            ..problem
        };
        let sequences = dealt(&problem, ranks, zigzag);
        problem.check(interpreters(ranks), &sequences, Some(way));
    }
}
