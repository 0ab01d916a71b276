//! Registers that warpgroup products own, and those written since the last fence.

/// How a product uses a register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    /// As a part of the accumulator of a product with that many columns.
    Accumulator { columns: u32 },
    /// As a part of A.
    Operand,
}

/// A product in flight, from the point of view of one of its registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Owner {
    pub(crate) role: Role,
    /// The warp's group of products.
    pub(crate) group: u32,
    /// The operation that issued it.
    pub(crate) op: u32,
}

/// A write of a register that a product owns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Trespass {
    pub(crate) register: u32,
    pub(crate) owner: Owner,
}

/// What the tensor core is doing with the 32-bit registers of a warp.
#[derive(Debug)]
pub(crate) struct Flight {
    /// Fences so far.
    fences: u32,
    /// For each register, the number of fences at its last ordinary write.
    written: Vec<u32>,
    owners: Vec<Option<Owner>>,
    /// Registers with owners, once for each product.
    owned: Vec<(u32, u32)>,
    /// The last ordinary write of an owned register, until it is taken.
    trespass: Option<Trespass>,
}

impl Flight {
    pub(crate) fn new(registers: usize) -> Flight {
        Flight {
            fences: 0,
            written: vec![0; registers],
            owners: vec![None; registers],
            owned: Vec::new(),
            trespass: None,
        }
    }

    pub(crate) fn clear(&mut self) {
        self.fences = 0;
        self.written.fill(0);
        self.owners.fill(None);
        self.owned.clear();
        self.trespass = None;
    }

    /// An ordinary write.
    #[inline]
    pub(crate) fn note_write(&mut self, register: u32) {
        self.written[register as usize] = self.fences;
        if let Some(owner) = self.owners[register as usize] {
            self.trespass = Some(Trespass { register, owner });
        }
    }

    #[inline]
    pub(crate) fn take_trespass(&mut self) -> Option<Trespass> {
        self.trespass.take()
    }

    pub(crate) fn fence(&mut self) {
        self.fences += 1;
    }

    /// Whether a fence came after the last ordinary write, and there was one at all.
    pub(crate) fn is_fenced(&self, register: u32) -> bool {
        self.written[register as usize] < self.fences
    }

    pub(crate) fn owner(&self, register: u32) -> Option<Owner> {
        self.owners[register as usize]
    }

    /// A product takes a register.
    pub(crate) fn own(&mut self, register: u32, owner: Owner) {
        let before = self.owners[register as usize].replace(owner);
        if before.is_none_or(|before| before.group != owner.group) {
            self.owned.push((register, owner.group));
        }
    }

    /// Products of groups under `group` are over; `freed` is shown the registers that they have
    /// left and no later one owns.
    pub(crate) fn retire(&mut self, group: u32, mut freed: impl FnMut(u32)) {
        let owners = &mut self.owners;
        self.owned.retain(|&(register, of)| {
            let owner = &mut owners[register as usize];
            if of < group && owner.is_some_and(|owner| owner.group < group) {
                *owner = None;
                freed(register);
            }
            of >= group
        });
    }

    /// Registers that are still owned, and the operation of the first product that owns one.
    pub(crate) fn rest(&self) -> Option<(u64, u32)> {
        let owners = || self.owners.iter().flatten();
        let first = owners().min_by_key(|owner| owner.group)?;
        Some((owners().count() as u64, first.op))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_free_their_registers_in_order() {
        let mut flight = Flight::new(4);
        let owner = |group| Owner {
            role: Role::Operand,
            group,
            op: 7,
        };
        flight.own(1, owner(0));
        flight.own(2, owner(0));
        flight.own(2, owner(1));
        let mut freed = Vec::new();
        flight.retire(1, |register| freed.push(register));
        assert_eq!(freed, [1]);
        assert_eq!(flight.rest(), Some((1, 7)));
        flight.retire(2, |register| freed.push(register));
        assert_eq!(freed, [1, 2]);
        assert_eq!(flight.rest(), None);
    }

    #[test]
    fn writes_need_a_fence() {
        let mut flight = Flight::new(1);
        assert!(!flight.is_fenced(0), "there was no fence yet");
        flight.fence();
        assert!(flight.is_fenced(0));
        flight.note_write(0);
        assert!(!flight.is_fenced(0));
        assert_eq!(flight.take_trespass(), None);
    }
}
