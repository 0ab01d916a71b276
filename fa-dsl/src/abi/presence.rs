//! Which of a kernel's optional parameters there are.

/// Which of the optional parameters of a kernel there are: in one configuration, or among the
/// arguments of a launch. One bit for each `#[when]` of the signature, in order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Presence(u64);

impl Presence {
    /// The most optional parameters of one kernel.
    pub const MAX: usize = u64::BITS as usize;

    /// Of the optional parameters in order, those that are there. `#[kernel]` rejects more than
    /// [`Presence::MAX`].
    pub const fn of<const N: usize>(there: [bool; N]) -> Presence {
        const { assert!(N <= Presence::MAX) };
        let mut bits = 0;
        let mut index = 0;
        while index < N {
            bits |= (there[index] as u64) << index;
            index += 1;
        }
        Presence(bits)
    }

    /// These, and `more`, which are numbered from `first` on.
    pub const fn and(self, first: usize, more: Presence) -> Presence {
        assert!(first <= Self::MAX);
        match more.0.checked_shl(first as u32) {
            Some(more) => Presence(self.0 | more),
            // Past the last one there are none.
            None => self,
        }
    }

    /// Whether the optional parameter of this number is there.
    pub const fn has(self, index: usize) -> bool {
        index < Self::MAX && self.0 >> index & 1 == 1
    }
}

#[cfg(test)]
mod tests {
    use super::Presence;

    #[test]
    fn bits_follow_the_order() {
        let presence = Presence::of([false, true, true]);
        assert_eq!(
            [0, 1, 2, 3, 64].map(|index| presence.has(index)),
            [false, true, true, false, false]
        );
        assert_ne!(presence, Presence::of([true, false, true]));
        assert!(Presence::of([true; Presence::MAX]).has(Presence::MAX - 1));
    }

    #[test]
    fn those_of_a_group_follow() {
        let group = Presence::of([true, false, true]);
        let both = Presence::of([false, true]).and(2, group);
        assert_eq!(both, Presence::of([false, true, true, false, true]));
        assert_eq!(both.and(Presence::MAX, Presence::of([])), both);
    }
}
