//! The research questions, each answered with effect sizes of matched pairs.

use fa_dsl::config::SpecError;
use maud::{Markup, html};

use super::cells;
use super::scale::{Scale, extent};
use super::section::Section;
use super::svg::{self, Anchor, Frame, Shape, Size};
use super::text;
use crate::effects::{self, Answer, Effect};
use crate::record::Study;

/// The section; `None` if the study answers no question.
pub fn section(study: &Study) -> Option<Section> {
    let answers = match effects::answers(study) {
        Ok(answers) if answers.is_empty() => return None,
        Ok(answers) => answers,
        Err(error) => return Some(unanswered(&error)),
    };
    let domain = domain(&answers);
    Some(Section {
        id: "answers",
        title: "What each tunable does",
        finding: strongest(&answers),
        evidence: html! {
            @for answer in &answers {
                div.answer {
                    h3 { (answer.question) }
                    p { (text::unbroken(&answer.finding)) }
                    (cells::tables(&answer.cells))
                    @if !answer.effects.is_empty() {
                        (svg::both(|size| forest(&answer.question, &answer.effects, domain, size)))
                    }
                }
            }
        },
        note: html! {
            "Pairs of configurations that differ in one tunable only. The mark is the geometric mean over pairs of the "
            "second value’s time over the first’s, the bar its 95 % interval (bootstrap over pairs). "
            "A hollow mark: the interval includes 1, or there are fewer than " (effects::MINIMUM_PAIRS) " pairs: no effect is shown. The axis is the same in all."
        },
    })
}

/// The section in place of the answers, when the study's configurations cannot be read.
fn unanswered(error: &SpecError) -> Section {
    Section {
        id: "answers",
        title: "What each tunable does",
        finding: html! { "Not known: the study’s configurations are not those of this version of the program." },
        evidence: html! { p { (error) } },
        note: html! {},
    }
}

/// The ratios that the axis of all forests spans.
fn domain(answers: &[Answer]) -> (f64, f64) {
    let ends = answers
        .iter()
        .flat_map(|answer| &answer.effects)
        .flat_map(|effect| {
            let (low, high) = ends(effect);
            [effect.ratio, low, high]
        });
    let (low, high) = extent(ends.chain([0.95, 1.05])).unwrap_or((0.95, 1.05));
    let room = (high / low).powf(0.05);
    (low / room, high * room)
}

/// The interval's ends; the ratio itself where there are too few pairs for an interval.
fn ends(effect: &Effect) -> (f64, f64) {
    effect
        .interval
        .map_or((effect.ratio, effect.ratio), |interval| {
            (interval.low, interval.high)
        })
}

/// The effect that is farthest from 1 of those that are shown.
fn strongest(answers: &[Answer]) -> Markup {
    let shown = answers
        .iter()
        .flat_map(|answer| &answer.effects)
        .filter(|effect| effect.is_shown());
    let strongest = shown.max_by(|a, b| a.ratio.ln().abs().total_cmp(&b.ratio.ln().abs()));
    html! {
        @if let Some(effect) = strongest {
            "The largest effect: " (effect.tunable) " " (effect.to) " instead of " (effect.from)
            " makes the time " (within(effect)) " times as long, over "
            (text::counted(effect.pairs, "matched pair")) "."
        } @else {
            "No tunable has an effect that the measured pairs show."
        }
    }
}

fn forest(question: &str, effects: &[Effect], domain: (f64, f64), size: Size) -> Markup {
    let row = size.pick(26.0, 42.0);
    let frame = Frame {
        width: size.width(),
        height: effects.len() as f64 * row + 54.0,
        top: 8.0,
        right: size.pick(236.0, 8.0),
        bottom: 44.0,
        left: size.pick(150.0, 8.0),
    };
    let x = Scale::logarithmic(domain, frame.across());
    let (bottom, top) = frame.up();
    let place = |at: usize| top + row * at as f64 + size.pick(row / 2.0, row - 12.0);
    let behind = html! {
        (svg::bottom_axis(&frame, &x, size.pick(6, 5), ""))
        (svg::line((x.at(1.0), top), (x.at(1.0), bottom), "rule"))
        (svg::label(frame.across().0, bottom + 34.0, Anchor::Start, "title", "← faster"))
        (svg::label((frame.across().0 + frame.across().1) / 2.0, bottom + 34.0, Anchor::Middle, "title", "ratio of times"))
        (svg::label(frame.across().1, bottom + 34.0, Anchor::End, "title", "slower →"))
    };
    let marks = html! {
        @for (at, effect) in effects.iter().enumerate() {
            @let y = place(at);
            @let (shape, class) = if effect.is_shown() { (Shape::Diamond, "best") } else { (Shape::HollowDiamond, "other") };
            @let (low, high) = ends(effect);
            (svg::line((x.at(low), y), (x.at(high), y), &format!("interval {class}")))
            (svg::mark(shape, (x.at(effect.ratio), y), 4.5, class, &tip(effect)))
        }
    };
    let labels = html! {
        @for (at, effect) in effects.iter().enumerate() {
            @let change = format!("{} {} → {}", effect.tunable, effect.from, effect.to);
            @let figures = figures(effect, size);
            @match size {
                Size::Wide => {
                    (svg::label(0.0, place(at) + 4.0, Anchor::Start, "label", &change))
                    (svg::label(frame.across().1 + 12.0, place(at) + 4.0, Anchor::Start, "label", &figures))
                }
                Size::Narrow => {
                    (svg::label(0.0, place(at) - 14.0, Anchor::Start, "label halo", &change))
                    (svg::label(frame.width, place(at) - 14.0, Anchor::End, "label halo", &figures))
                }
            }
        }
    };
    frame.draw(question, behind, marks, labels)
}

/// The ratio, with its interval if there is one.
fn within(effect: &Effect) -> String {
    effect.interval.map_or_else(
        || text::ratio(effect.ratio),
        |interval| text::ratio_within(effect.ratio, interval),
    )
}

fn figures(effect: &Effect, size: Size) -> String {
    match size {
        Size::Wide => format!(
            "{}, {}",
            within(effect),
            text::counted(effect.pairs, "pair")
        ),
        Size::Narrow => within(effect),
    }
}

fn tip(effect: &Effect) -> String {
    format!(
        "{} {} → {}: {} of the time, {}; {} is faster in {} of them",
        effect.tunable,
        effect.from,
        effect.to,
        within(effect),
        text::counted(effect.pairs, "pair"),
        effect.to,
        text::percent(effect.faster)
    )
}
