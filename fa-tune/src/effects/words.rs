//! Findings in words.

use super::cells::{Axis, Cell};
use super::matched::{Effect, MINIMUM_PAIRS};
use crate::evidence::Evidence;
use crate::stats::{self, Interval};
use crate::text;

/// Effects that are spelled out; of more, only the strongest are.
const SPELLED_OUT: usize = 4;
/// How many are spelled out of more than that.
const STRONGEST: usize = 2;
/// Levels whose best is this close to the best of all count as equally good.
const CLOSE: f64 = 1.02;

/// What the effects of a question's tunables show.
pub(super) fn effects(effects: &[Effect]) -> String {
    if effects.is_empty() {
        return "No two measured configurations differ in this alone: no effect shown.".to_owned();
    }
    if effects.len() <= SPELLED_OUT {
        let all: Vec<String> = effects.iter().map(change).collect();
        return format!("All else equal, {}.", all.join("; "));
    }
    let mut shown: Vec<&Effect> = effects.iter().filter(|effect| effect.is_shown()).collect();
    if shown.is_empty() {
        return format!("Of {} changes, none shows an effect.", effects.len());
    }
    let strength = |effect: &Effect| effect.ratio.ln().abs();
    shown.sort_by(|a, b| strength(b).total_cmp(&strength(a)));
    let strongest: Vec<String> = shown.iter().take(STRONGEST).map(|e| change(e)).collect();
    format!(
        "All else equal, {} of {} changes show an effect, the strongest {}.",
        shown.len(),
        effects.len(),
        strongest.join("; ")
    )
}

/// `STAGES 1 → 2 takes 4.2 % less time (95 % interval −5.3 % to −3.1 %, 412 pairs, faster in 88 %)`.
fn change(effect: &Effect) -> String {
    let (pairs, size) = (text::counted(effect.pairs, "pair"), percent(effect.ratio));
    let change = format!("{} {} → {}", effect.tunable, effect.from, effect.to);
    let Some(Interval { low, high }) = effect.interval else {
        return format!(
            "{change}: no effect shown by {pairs} ({size}), fewer than {MINIMUM_PAIRS}"
        );
    };
    let (low, high, faster) = (percent(low), percent(high), effect.faster * 100.0);
    let evidence = format!("95 % interval {low} to {high}, {pairs}, faster in {faster:.0} %");
    if !effect.is_shown() {
        return format!("{change}: no effect shown ({size}; {evidence})");
    }
    let less_or_more = if effect.ratio < 1.0 { "less" } else { "more" };
    let size = (effect.ratio - 1.0).abs() * 100.0;
    format!("{change} takes {size:.1} % {less_or_more} time ({evidence})")
}

/// Where the best configurations are.
pub(super) fn best(cells: &[Cell], what: &str) -> String {
    let fastest = cells.iter().min_by(|a, b| a.best_us.total_cmp(&b.best_us));
    let Some(best) = fastest else {
        return format!("No configuration with {what} was measured.");
    };
    let (levels, time) = (best.levels(), best.best_us);
    if cells.len() == 1 {
        return format!("Only {what} = {levels} was measured; its best takes {time:.2} µs.");
    }
    let mut others: Vec<&Cell> = cells.iter().filter(|cell| *cell != best).collect();
    others.sort_by(|a, b| a.best_us.total_cmp(&b.best_us));
    let slower = |cell: &Cell| format!("{:.2} µs ({})", cell.best_us, percent(cell.best_us / time));
    if others.len() <= SPELLED_OUT {
        let other = |cell: &&Cell| format!("{} {}", cell.levels(), slower(cell));
        let others: Vec<String> = others.iter().map(other).collect();
        let others = others.join(", with ");
        return format!("The best with {what} = {levels} takes {time:.2} µs, with {others}.");
    }
    let close = others.iter().filter(|cell| cell.best_us <= time * CLOSE);
    let close: Vec<String> = close.map(|cell| cell.levels()).collect();
    let next = match close.is_empty() {
        true => format!("next is {} with {}", others[0].levels(), slower(others[0])),
        false => format!("within 2 % of it come {}", close.join(", ")),
    };
    let worst = others[others.len() - 1];
    let worst = format!("last is {} with {}", worst.levels(), slower(worst));
    format!("The best, {time:.2} µs, has {what} = {levels}; {next}, and {worst}.")
}

/// How times go with an occupancy over all configurations.
pub(super) fn correlation(evidence: &Evidence<'_>, axis: Axis) -> String {
    let pair = |tried| Some((f64::from(axis.level(evidence, tried)?.0), tried.time));
    let pairs = evidence.tried.iter().filter_map(pair);
    let (levels, times): (Vec<f64>, Vec<f64>) = pairs.unzip();
    let rho = stats::spearman(&levels, &times);
    if rho.is_nan() {
        return "Nothing to correlate with the time.".to_owned();
    }
    format!(
        "Spearman's correlation with the time is {} over {} configurations, which differ in other respects too.",
        text::signed(rho, 2),
        times.len()
    )
}

/// A ratio of times as a change in per cent: `−4.2 %`.
fn percent(ratio: f64) -> String {
    format!("{} %", text::signed((ratio - 1.0) * 100.0, 1))
}
