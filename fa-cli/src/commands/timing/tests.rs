use super::*;

#[test]
fn the_median_is_the_middle() {
    let ms = Duration::from_millis;
    assert_eq!(median(&[ms(9), ms(1), ms(2)]), ms(2));
    assert_eq!(median(&[ms(9), ms(1), ms(2), ms(4)]), ms(3));
    assert_eq!(median(&[]), ms(0));
}
