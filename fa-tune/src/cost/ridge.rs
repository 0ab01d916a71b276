//! Ridge regression of a few variables, with its error by leave-one-out cross-validation.

/// A variable of which less than this share is its own depends on the others.
const EPSILON: f64 = 1e-12;

/// What has been observed: variables with mean 0 and variance 1, and a value with mean 0.
pub(super) type Row<const N: usize> = ([f64; N], f64);

/// The weights that least squares with a penalty on their squares give (Hoerl and Kennard, Technometrics
/// 12(1), 1970).
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Ridge<const N: usize> {
    pub(super) weights: [f64; N],
    /// Mean square of the errors at each row of a regression without that row.
    pub(super) error: f64,
}

impl<const N: usize> Ridge<N> {
    /// Minimises Σ (y − w·x)² + `penalty` · |w|²; `None` when `penalty` is too small for rows that depend
    /// on each other.
    ///
    /// The errors are those of Allen's PRESS statistic (Technometrics 16(1), 1974), which needs no
    /// further regressions: a row's residual over one less its leverage.
    pub(super) fn new(rows: &[Row<N>], penalty: f64) -> Option<Ridge<N>> {
        let mut normal = [[0.0; N]; N];
        let mut moments = [0.0; N];
        for (x, y) in rows {
            for i in 0..N {
                moments[i] += x[i] * y;
                for j in 0..=i {
                    normal[i][j] += x[i] * x[j];
                }
            }
        }
        for (i, row) in normal.iter_mut().enumerate() {
            row[i] += penalty;
        }
        let factor = cholesky(&normal)?;
        let weights = solve(&factor, &moments);
        let squares = rows.iter().map(|(x, y)| {
            let leverage = dot(x, &solve(&factor, x));
            ((y - dot(&weights, x)) / (1.0 - leverage).max(1e-6)).powi(2)
        });
        let error = squares.sum::<f64>() / rows.len() as f64;
        Some(Ridge { weights, error })
    }

    /// The value at `x`.
    pub(super) fn at(&self, x: &[f64; N]) -> f64 {
        dot(&self.weights, x)
    }
}

fn dot<const N: usize>(a: &[f64; N], b: &[f64; N]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

/// The lower factor of a symmetric matrix, of which the lower half is read; `None` when it is not
/// positive definite.
fn cholesky<const N: usize>(matrix: &[[f64; N]; N]) -> Option<[[f64; N]; N]> {
    let mut factor = [[0.0; N]; N];
    for i in 0..N {
        for j in 0..=i {
            let sum: f64 = (0..j).map(|k| factor[i][k] * factor[j][k]).sum();
            let rest = matrix[i][j] - sum;
            factor[i][j] = if i == j {
                (rest > EPSILON * matrix[i][i]).then(|| rest.sqrt())?
            } else {
                rest / factor[j][j]
            };
        }
    }
    Some(factor)
}

/// The solution of L·Lᵀ·x = b.
fn solve<const N: usize>(factor: &[[f64; N]; N], b: &[f64; N]) -> [f64; N] {
    let mut x = *b;
    for i in 0..N {
        let sum: f64 = (0..i).map(|k| factor[i][k] * x[k]).sum();
        x[i] = (x[i] - sum) / factor[i][i];
    }
    for i in (0..N).rev() {
        let sum: f64 = (i + 1..N).map(|k| factor[k][i] * x[k]).sum();
        x[i] = (x[i] - sum) / factor[i][i];
    }
    x
}

#[cfg(test)]
mod tests;
