//! Numbers as people read them: digits that mean something, thousands apart, units beside.

use maud::{Markup, PreEscaped, html};

use crate::stats::Interval;

/// Four significant digits, but never less than the whole part, thousands apart: `58.93`, `1,204`.
pub fn number(value: f64) -> String {
    if value == 0.0 {
        return "0".to_owned();
    }
    let whole = value.abs().log10().floor() as i32 + 1;
    decimals(value, usize::try_from(4 - whole).unwrap_or(0))
}

/// With a number of decimals, thousands apart and a true minus sign.
pub fn decimals(value: f64, decimals: usize) -> String {
    signed(value, decimals).trim_start_matches('+').to_owned()
}

/// Like [`decimals`], with a plus sign above zero.
pub fn signed(value: f64, decimals: usize) -> String {
    let text = format!("{:.decimals$}", value.abs());
    let (whole, rest) = text.split_at(text.find('.').unwrap_or(text.len()));
    let sign = match text.bytes().any(|digit| (b'1'..=b'9').contains(&digit)) {
        false => "",
        true if value < 0.0 => "−",
        true => "+",
    };
    format!("{sign}{}{rest}", thousands(whole))
}

/// A whole number, thousands apart.
pub fn count(value: impl TryInto<u64>) -> String {
    thousands(&value.try_into().unwrap_or(u64::MAX).to_string())
}

fn thousands(digits: &str) -> String {
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A number and what it counts, in the plural unless it is one: `1 trial`, `20 trials`.
pub fn counted(value: usize, one: &str) -> String {
    let s = if value == 1 { "" } else { "s" };
    format!("{} {one}{s}", count(value))
}

/// Microseconds: `58.93 µs`.
pub fn time(us: f64) -> String {
    format!("{}\u{a0}µs", number(us))
}

/// The ends of an interval: `58.87 to 58.99`.
pub fn span(interval: Interval, show: impl Fn(f64) -> String) -> String {
    format!("{} to {}", show(interval.low), show(interval.high))
}

/// Microseconds and the interval: `58.93 µs (58.87 to 58.99)`.
pub fn time_within(us: f64, interval: Interval) -> String {
    format!("{} ({})", time(us), span(interval, number))
}

/// A ratio with three decimals: `1.193`.
pub fn ratio(value: f64) -> String {
    if value.abs() < 10.0 {
        decimals(value, 3)
    } else {
        number(value)
    }
}

/// A ratio and its interval: `1.193 (1.186 to 1.199)`.
pub fn ratio_within(value: f64, interval: Interval) -> String {
    format!("{} ({})", ratio(value), span(interval, ratio))
}

/// A share as percent: `62 %`, or with a decimal below ten.
pub fn percent(share: f64) -> String {
    let percent = share * 100.0;
    // Ten and more, also once rounded.
    let digits = usize::from(percent.abs() < 9.95);
    format!("{}\u{a0}%", decimals(percent, digits))
}

/// Seconds for people: `8.4 s`, `2 min 13 s`, `1 h 04 min`.
pub fn duration(seconds: f64) -> String {
    let whole = seconds.round() as u64;
    match whole {
        0..=59 => format!("{} s", decimals(seconds, usize::from(seconds < 10.0))),
        60..=3599 => format!("{} min {:02} s", whole / 60, whole % 60),
        _ => format!("{} h {:02} min", whole / 3600, whole / 60 % 60),
    }
}

/// Text whose numbers do not part from their units at the end of a line.
pub fn unbroken(text: &str) -> String {
    text.replace(" %", "\u{a0}%").replace(" µs", "\u{a0}µs")
}

/// A list in a sentence: `a`, `a and b`, `a, b and c`.
pub fn list(parts: &[String]) -> String {
    match parts {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

/// A configuration, which lines may break after commas.
pub fn spec(text: &str) -> Markup {
    html! {
        code.spec {
            @for (at, part) in text.split_inclusive(',').enumerate() {
                @if at > 0 { (PreEscaped("<wbr>")) }
                (part)
            }
        }
    }
}
