use super::*;

#[test]
fn a_product_accepts_itself_and_nothing_else() {
    let tile = MmaRateConfig::<f16>::FASTEST.tile();
    let product = Product::<f16>::draw(&tile, 1);
    let exact = |index: usize| {
        let (row, col) = (index / product.cols, index % product.cols);
        let element = |k: usize| {
            product.a[row * product.depth + k].widen() * product.b[col * product.depth + k].widen()
        };
        f16::nearest((0..product.depth).map(element).sum())
    };
    let mut found: Vec<f16> = (0..product.rows * product.cols).map(exact).collect();
    assert!(product.error(&found) < 1e-3);
    let last = found.len() - 1;
    found[last] = f16::NAN;
    assert!(product.error(&found).is_nan());
    found.fill(f16::ZERO);
    assert!(product.error(&found) > 0.9);
}
