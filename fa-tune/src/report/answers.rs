//! The research questions, each answered with effect sizes of matched pairs.

use maud::{Markup, html};

use super::cells;
use super::plot::{self, Frame, Plot, Shape, Size};
use super::scale::{Scale, extent};
use super::section::Section;
use crate::effects::{self, Answer, Effect};
use crate::evidence::Evidence;
use crate::text;

/// The section; `None` if the study answers no question.
pub fn section(evidence: &Evidence<'_>) -> Option<Section> {
    let section = |finding, evidence, note| Section {
        id: "answers",
        title: "What each tunable does",
        finding,
        evidence,
        note,
    };
    let answers = match effects::answers(evidence) {
        Ok(answers) if answers.is_empty() => return None,
        Ok(answers) => answers,
        Err(error) => {
            let finding = "Not known: the study’s configurations are not those of this version of the program.";
            return Some(section(
                html! { (finding) },
                html! { p { (error) } },
                html! {},
            ));
        }
    };
    let domain = domain(&answers);
    let evidence = html! {
        @for answer in &answers {
            div.answer {
                h3 { (answer.question) }
                p { (text::unbroken(&answer.finding)) }
                (cells::table(answer))
                @if !answer.effects.is_empty() {
                    (plot::both(|size| forest(&answer.question, &answer.effects, domain, size)))
                }
            }
        }
    };
    let note = html! {
        "Pairs of configurations that differ in one tunable only. The mark is the geometric mean over pairs of the "
        "second value’s time over the first’s, the bar its 95 % interval (bootstrap over pairs). "
        "A hollow mark: the interval includes 1, or there are fewer than " (effects::MINIMUM_PAIRS) " pairs: no effect is shown. The axis is the same in all."
    };
    Some(section(strongest(&answers), evidence, note))
}

/// The ratios that the axis of all forests spans.
fn domain(answers: &[Answer]) -> (f64, f64) {
    let effects = answers.iter().flat_map(|answer| &answer.effects);
    let reach = effects.flat_map(|effect| [effect.ratio, ends(effect).0, ends(effect).1]);
    let (low, high) = extent(reach.chain([0.95, 1.05])).unwrap_or((0.95, 1.05));
    let room = (high / low).powf(0.05);
    (low / room, high * room)
}

/// The interval's ends; the ratio itself where there are too few pairs for an interval.
fn ends(effect: &Effect) -> (f64, f64) {
    let interval = effect
        .interval
        .map(|interval| (interval.low, interval.high));
    interval.unwrap_or((effect.ratio, effect.ratio))
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
    let margins = [8.0, size.pick(236.0, 8.0), 44.0, size.pick(150.0, 8.0)];
    let height = effects.len() as f64 * row + 54.0;
    let frame = Frame {
        size: [size.width(), height],
        margins,
    };
    let ((left, right), (bottom, top)) = (frame.across(), frame.up());
    let x = Scale::logarithmic(domain, frame.across());
    let mut plot = Plot::new(frame, x, Scale::PIXELS);
    plot.x_axis(size.pick(6, 5), "");
    plot.rule((x.at(1.0), top), (x.at(1.0), bottom), "rule");
    plot.caption((left, bottom + 34.0), "title", "← faster");
    plot.caption(
        ((left + right) / 2.0, bottom + 34.0),
        "title middle",
        "ratio of times",
    );
    plot.caption((right, bottom + 34.0), "title end", "slower →");
    for (at, effect) in effects.iter().enumerate() {
        let y = top + row * at as f64 + size.pick(row / 2.0, row - 12.0);
        let (low, high) = ends(effect);
        let (fill, class) = match effect.is_shown() {
            true => ("best", "best"),
            false => ("hollow other", "other"),
        };
        plot.segment((low, y), (high, y), &format!("interval {class}"));
        plot.mark(Shape::Diamond(4.5), (effect.ratio, y), fill, &tip(effect));
        let change = format!("{} {} → {}", effect.tunable, effect.from, effect.to);
        let figures = within(effect);
        match size {
            Size::Wide => {
                let pairs = text::counted(effect.pairs, "pair");
                plot.label((0.0, y + 4.0), "label", &change);
                plot.label(
                    (right + 12.0, y + 4.0),
                    "label",
                    &format!("{figures}, {pairs}"),
                );
            }
            Size::Narrow => {
                plot.label((0.0, y - 14.0), "label halo", &change);
                plot.label((size.width(), y - 14.0), "label halo end", &figures);
            }
        }
    }
    plot.draw(question)
}

/// The ratio, with its interval if there is one.
fn within(effect: &Effect) -> String {
    effect.interval.map_or_else(
        || text::ratio(effect.ratio),
        |interval| text::ratio_within(effect.ratio, interval),
    )
}

fn tip(effect: &Effect) -> String {
    let (tunable, from, to) = (&effect.tunable, &effect.from, &effect.to);
    format!(
        "{tunable} {from} → {to}: {} of the time, {}; {to} is faster in {} of them",
        within(effect),
        text::counted(effect.pairs, "pair"),
        text::percent(effect.faster)
    )
}
