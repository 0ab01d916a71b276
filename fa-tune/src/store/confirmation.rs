//! The confirmation: who is in it, and its rounds, which one process at a time measures.

use super::head::Head;
use super::{Store, StoreError};
use crate::record::Confirmation;

/// The right to measure rounds, given back when dropped.
pub struct Lease<'a> {
    store: &'a Store,
}

impl Store {
    /// The configurations that are confirmed, with their samples; none as long as they are not settled.
    pub fn confirmations(&self) -> Result<Vec<Confirmation>, StoreError> {
        self.read(|transaction| Ok(Head::read(transaction)?.study.confirmations))
    }

    /// Settles that `contenders`, which have no samples yet, are confirmed. Returns those that are: another
    /// process may have been earlier.
    pub fn settle(&self, contenders: &[Confirmation]) -> Result<Vec<Confirmation>, StoreError> {
        self.write(|transaction| {
            let mut head = Head::read(transaction)?;
            if head.study.confirmations.is_empty() {
                head.study.confirmations = contenders.to_vec();
                head.write(transaction)?;
            }
            Ok(head.study.confirmations)
        })
    }

    /// How many rounds are stored.
    pub fn rounds(&self) -> Result<u32, StoreError> {
        Ok(rounds(&self.confirmations()?))
    }

    /// The right to measure rounds; `None` while another thread or living process has it.
    pub fn lease(&self) -> Result<Option<Lease<'_>>, StoreError> {
        let leased = self.write_as_owner(|transaction, owner| {
            let first =
                "UPDATE OR IGNORE owner SET confirms = TRUE WHERE id = ?1 AND confirms IS NULL";
            Ok(transaction.execute(first, [owner])?)
        })?;
        // Not `then_some`: a lease that is not this thread's must not be dropped either.
        Ok((leased == 1).then(|| Lease { store: self }))
    }
}

impl Lease<'_> {
    /// Stores a round: a sample of each contender, in their order. Returns how many there are now.
    ///
    /// # Errors
    /// When there is not one sample of each.
    pub fn add_round(&self, samples_us: &[f64]) -> Result<u32, StoreError> {
        let now = self.store.now();
        self.store.write(|transaction| {
            let mut head = Head::read(transaction)?;
            let confirmations = &mut head.study.confirmations;
            if confirmations.len() != samples_us.len() {
                return Err(StoreError::Round {
                    samples: samples_us.len(),
                    contenders: confirmations.len(),
                });
            }
            for (confirmation, sample) in confirmations.iter_mut().zip(samples_us) {
                confirmation.samples_us.push(*sample);
            }
            let rounds = rounds(confirmations);
            head.mark("confirm", self.store.opened_s, now);
            head.write(transaction)?;
            Ok(rounds)
        })
    }
}

impl Drop for Lease<'_> {
    fn drop(&mut self) {
        let released = self.store.write_as_owner(|transaction, owner| {
            let release = "UPDATE owner SET confirms = NULL WHERE id = ?1";
            Ok(transaction.execute(release, [owner])?)
        });
        if let Err(error) = released {
            // It goes with the process.
            tracing::debug!("the lease is left to be taken over: {error}");
        }
    }
}

/// Every contender has a sample of every round.
fn rounds(confirmations: &[Confirmation]) -> u32 {
    let first = confirmations.first();
    first.map_or(0, |it| it.samples_us.len() as u32)
}
