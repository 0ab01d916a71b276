//! Means and variances, put together of parts (Chan, Golub, LeVeque: "Updating Formulae and a Pairwise Algorithm for Computing Sample
//! Variances", 1979): no difference of large sums.

use fa_dsl::build::tensor::Pointer;
use fa_dsl::prelude::*;
use fa_dsl::tile::{shared_load_four, shared_store_four, sum_over};

/// Bytes of [`Moments`] in memory.
pub const MOMENTS_BYTES: u32 = 16;

/// Numbers of [`Moments`] in memory.
pub const MOMENTS: u32 = MOMENTS_BYTES / 4;

/// sum / count, where `share` is about 1 / count, rounded as a division is: the mean of numbers that are all the same is that number.
#[device]
pub fn quotient(sum: Reg<f32>, count: Reg<f32>, share: Reg<f32>) -> Reg<f32> {
    let about = sum * share;
    let rest = (-about).mul_add(count, sum);
    rest.mul_add(share, about)
}

/// How many numbers there are, their mean, and the sum of the squares of their distances from it.
#[derive(Clone, Copy, Debug)]
pub struct Moments {
    /// How many.
    pub count: Reg<f32>,
    /// Their mean.
    pub mean: Reg<f32>,
    /// Σ (x − mean)².
    pub squares: Reg<f32>,
}

impl Moments {
    /// Of no numbers.
    pub fn none() -> Moments {
        let zero = Reg::from(0.0);
        Moments {
            count: zero,
            mean: zero,
            squares: zero,
        }
    }

    /// Of these numbers and of others.
    #[device]
    pub fn with(&self, other: &Moments) -> Moments {
        let count = self.count + other.count;
        let difference = other.mean - self.mean;
        // Two parts without numbers have no mean: their share is 0 of 1.
        let share = other.count * count.max(1.0).recip();
        let mean = difference.mul_add(share, self.mean);
        Moments {
            count,
            // All of a number may be lost where its share is not quite 1.
            mean: select(self.count == 0.0, other.mean, mean),
            squares: (difference * difference * self.count)
                .mul_add(share, self.squares + other.squares),
        }
    }

    /// Of the numbers of several parts, of each of `lanes` neighbouring lanes: as exact as parts that are put together one after the other, and sooner. `near` is the mean of any
    /// part, the same for these lanes: where all parts have one mean, it is exactly that.
    #[device]
    pub fn of_parts(parts: &[Moments], near: Reg<f32>, lanes: u32) -> Moments {
        let total = |of: &dyn Fn(&Moments) -> Reg<f32>| {
            let own = parts.iter().map(of).reduce(|sum, it| sum + it);
            sum_over(lanes, own.unwrap_or(0.0.into()))
        };
        let count = total(&|part| part.count);
        let distance = total(&|part| part.count * (part.mean - near)) * count.max(1.0).recip();
        let mean = near + distance;
        let squares = total(&|part| {
            let from_mean = part.mean - near - distance;
            (from_mean * from_mean).mul_add(part.count, part.squares)
        });
        Moments {
            count,
            mean,
            squares,
        }
    }

    fn numbers(&self) -> [Reg<f32>; 4] {
        [self.count, self.mean, self.squares, Reg::from(0.0)]
    }

    fn of([count, mean, squares, _]: [Reg<f32>; 4]) -> Moments {
        Moments {
            count,
            mean,
            squares,
        }
    }

    /// Writes them to shared memory.
    pub fn share(&self, address: Reg<u32>) {
        shared_store_four(address, 0, self.numbers());
    }

    /// Reads them from shared memory.
    pub fn shared(address: Reg<u32>) -> Moments {
        Moments::of(shared_load_four(address, 0))
    }

    /// Writes them to global memory.
    pub fn store(&self, to: Pointer<f32>) {
        to.store_chunk(0, self.numbers().map(Reg::to_bits));
    }

    /// Reads them from global memory.
    pub fn load(from: Pointer<f32>) -> Moments {
        Moments::of(from.load_chunk(0).map(Reg::<f32>::from_bits))
    }
}

/// [`Moments`] that change.
#[derive(Clone, Copy, Debug)]
pub struct Running {
    count: Var<f32>,
    mean: Var<f32>,
    squares: Var<f32>,
}

impl Running {
    /// Of no numbers.
    pub fn new() -> Running {
        Running {
            count: Var::named("count", 0.0),
            mean: Var::named("mean", 0.0),
            squares: Var::named("squares", 0.0),
        }
    }

    /// Of all that were taken in.
    pub fn get(&self) -> Moments {
        Moments {
            count: self.count.get(),
            mean: self.mean.get(),
            squares: self.squares.get(),
        }
    }

    /// Takes in others.
    pub fn add(&self, other: &Moments) {
        self.set(&self.get().with(other));
    }

    /// Forgets all.
    pub fn clear(&self) {
        self.set(&Moments::none());
    }

    fn set(&self, moments: &Moments) {
        self.count.set(moments.count);
        self.mean.set(moments.mean);
        self.squares.set(moments.squares);
    }
}
