use super::scale::{Scale, spread};
use crate::text::{decimals, duration, list, number, percent};

#[test]
fn scales_map_their_domain_to_their_range() {
    let linear = Scale::linear((2.0, 4.0), (100.0, 0.0));
    assert_eq!((linear.at(2.0), linear.at(3.0)), (100.0, 50.0));
    let logarithmic = Scale::logarithmic((1.0, 100.0), (0.0, 100.0));
    assert!((logarithmic.at(10.0) - 50.0).abs() < 1e-9);
    // One value has a place too.
    assert_eq!(Scale::linear((3.0, 3.0), (0.0, 10.0)).at(3.0), 5.0);
    assert!((Scale::logarithmic((3.0, 3.0), (0.0, 10.0)).at(3.0) - 5.0).abs() < 1e-9);
}

#[test]
fn ticks_are_round() {
    let ticks = Scale::linear((0.0, 119.0), (0.0, 1.0)).ticks(6);
    assert_eq!(ticks, [0.0, 20.0, 40.0, 60.0, 80.0, 100.0]);
    let ticks = Scale::logarithmic((50.0, 700.0), (0.0, 1.0)).ticks(4);
    assert_eq!(ticks, [50.0, 100.0, 200.0, 300.0, 500.0]);
    let ticks = Scale::logarithmic((50.0, 700.0), (0.0, 1.0)).ticks(3);
    assert_eq!(ticks, [50.0, 100.0, 200.0, 500.0]);
    let ticks = Scale::logarithmic((58.0, 71.0), (0.0, 1.0)).ticks(4);
    assert_eq!(ticks, [60.0, 65.0, 70.0]);
}

#[test]
fn labels_keep_apart() {
    assert_eq!(
        spread(&[10.0, 11.0, 50.0], 5.0, (0.0, 60.0)),
        [10.0, 15.0, 50.0]
    );
    assert_eq!(spread(&[59.0, 58.0], 5.0, (0.0, 60.0)), [60.0, 55.0]);
}

#[test]
fn numbers_have_the_digits_that_mean_something() {
    let cases = [
        (58.934, "58.93"),
        (0.012_345, "0.01235"),
        (1204.4, "1,204"),
        (1_234_567.0, "1,234,567"),
        (-3.5, "−3.500"),
        (0.0, "0"),
    ];
    for (value, text) in cases {
        assert_eq!(number(value), text);
    }
    assert_eq!(decimals(-0.0004, 2), "0.00");
    assert_eq!(percent(0.0994), "9.9\u{a0}%");
    assert_eq!(percent(0.0996), "10\u{a0}%");
}

#[test]
fn durations_have_two_units_at_most() {
    assert_eq!(duration(8.44), "8.4 s");
    assert_eq!(duration(59.4), "59 s");
    assert_eq!(duration(59.6), "1 min 00 s");
    assert_eq!(duration(3840.0), "1 h 04 min");
}

#[test]
fn lists_end_with_and() {
    let words = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(list(&words("a")), "a");
    assert_eq!(list(&words("a b c")), "a, b and c");
}
