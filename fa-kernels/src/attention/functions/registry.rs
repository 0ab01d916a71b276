//! The functions that this process has staged, and the sets of them that kernels are specialised to.
//!
//! Configurations are plain values, so that they name what they have by number: loaded programs are found by it. The number of a
//! function is a hash of what it computes; where two have the same one the later gets the next that is free. Equal functions
//! are one, however often they are made, and stay for as long as the process runs.

use std::collections::HashMap;
use std::fmt;
use std::sync::{LazyLock, OnceLock, PoisonError, RwLock, RwLockReadGuard};

use fa_dsl::ir::ParamKind;
use fa_dsl::ir::derivative::Derivative;
use fa_dsl::ir::function::Function;
use fa_dsl::validate::Valid;

use super::cap::Cap;
use super::distances::Remembered;
use super::{Classes, FunctionError, Mask, NotDifferentiable, ReadOfRows, Score, Weight};

/// What a function is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// It changes scores.
    Score,
    /// It says which keys queries see.
    Mask,
}

/// A staged function.
pub struct Staged {
    set: FunctionSet,
    kind: Kind,
    function: Valid<Function>,
    canonical: String,
    /// How blocks of a mask are classified.
    classes: Classes,
    /// Whether bounds of the query and the key can say anything about them.
    is_bounded: bool,
    weight: Weight,
    cap: Option<Cap>,
    /// Once it was asked for.
    pub(super) derivative: OnceLock<Result<Valid<Derivative>, NotDifferentiable>>,
    /// What it reads of rows, once it was asked for.
    rows: OnceLock<Option<ReadOfRows>>,
    /// Which distances it shows, where it was asked.
    pub(super) shown: Remembered,
    /// The same function for parts, once it was asked for.
    pub(super) of_part: OnceLock<Result<&'static Staged, FunctionError>>,
}

impl Staged {
    /// What it is for.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// What it computes.
    pub fn function(&self) -> &Function {
        &self.function
    }

    /// How blocks of a mask are classified.
    pub(in crate::attention) fn classes(&self) -> &Classes {
        &self.classes
    }

    /// Whether heads differ in what it gives.
    pub fn depends_on_head(&self) -> bool {
        self.classes.depends_on_head(&self.function)
    }

    /// What it needs of the registers of a kernel.
    pub fn weight(&self) -> Weight {
        self.weight
    }

    /// What it is as a cap of scores, if it is one.
    pub(in crate::attention) fn cap(&self) -> Option<&Cap> {
        self.cap.as_ref()
    }

    /// Of which tensor it reads an element for each query and key, where all that is known of the tensor says where that is.
    pub fn rows(&self) -> Option<ReadOfRows> {
        let of_scores = || match self.kind {
            Kind::Score => ReadOfRows::of(&self.function),
            Kind::Mask => None,
        };
        *self.rows.get_or_init(of_scores)
    }

    /// Whether it is a mask of whose blocks bounds of the query and the key can say something.
    pub fn is_bounded(&self) -> bool {
        self.is_bounded
    }

    /// How many arguments it has.
    pub(in crate::attention) fn arguments(&self) -> usize {
        let words = self.function.arguments().len();
        words
            .checked_sub(1)
            .map_or(0, |last| self.argument_of_word(last) + 1)
    }

    /// How many of its arguments are tensors, and how many parameter words they all have.
    pub(in crate::attention) fn size(&self) -> [usize; 2] {
        let arguments = self.function.arguments();
        let is_tensor = |kind| matches!(kind, ParamKind::Pointer { .. });
        let tensors = arguments.iter().filter(|it| is_tensor(it.kind)).count();
        [tensors, arguments.len()]
    }
}

impl fmt::Debug for Staged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} function {:#010x}", self.kind, self.set.0)
    }
}

/// Equal functions are one.
impl PartialEq for Staged {
    fn eq(&self, other: &Staged) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Eq for Staged {}

/// The functions that a kernel is specialised to, and of which of their arguments it computes gradients, by a number of this
/// process; 0 for none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct FunctionSet(u32);

/// What the number of a set stands for.
#[derive(Clone, Copy)]
struct Set {
    members: &'static [&'static Staged],
    gradients: WantedGradients,
}

impl Set {
    /// Of these functions, without gradients of their arguments.
    fn of(members: Vec<&'static Staged>) -> Set {
        Set {
            members: members.leak(),
            gradients: WantedGradients::NONE,
        }
    }
}

/// The sets by their numbers.
type Sets = HashMap<u32, Set>;

/// Of which arguments the backward pass computes gradients, and how it adds them up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct WantedGradients {
    /// A bit for each argument, counted over all functions of scores.
    arguments: u64,
    exact: bool,
}

impl WantedGradients {
    /// Of none.
    pub const NONE: WantedGradients = WantedGradients {
        arguments: 0,
        exact: false,
    };

    /// Of those for which this is true; at most 64 are looked at, more than a call has.
    pub fn of(wanted: impl IntoIterator<Item = bool>) -> WantedGradients {
        let bits = wanted.into_iter().take(64).enumerate();
        WantedGradients {
            arguments: bits.fold(0, |all, (number, is_wanted)| {
                all | u64::from(is_wanted) << number
            }),
            exact: false,
        }
    }

    /// The same, if there are any, as sums that have the same bits in every order: [`crate::exact`].
    #[must_use]
    pub fn exact(self) -> WantedGradients {
        WantedGradients {
            exact: self.arguments != 0,
            ..self
        }
    }

    /// Whether sums have the same bits in every order.
    pub fn is_exact(self) -> bool {
        self.exact
    }

    /// Whether they are wanted of the argument of this number.
    pub fn contains(self, number: usize) -> bool {
        number < 64 && self.arguments >> number & 1 == 1
    }
}

static SETS: LazyLock<RwLock<Sets>> = LazyLock::new(RwLock::default);

fn sets() -> RwLockReadGuard<'static, Sets> {
    SETS.read().unwrap_or_else(PoisonError::into_inner)
}

impl FunctionSet {
    /// No functions.
    pub const NONE: FunctionSet = FunctionSet(0);

    /// The set of this number.
    pub const fn from_number(number: u32) -> FunctionSet {
        FunctionSet(number)
    }

    /// Its number.
    pub const fn number(self) -> u32 {
        self.0
    }

    /// Whether a function of scores reads neighbours in a row of a tensor for keys that follow each other: as much as a mask of numbers has.
    pub fn reads_rows(self) -> bool {
        self.of_kind(Kind::Score).any(|it| it.weight().reads_rows)
    }

    /// What the only function of scores that reads so reads of [rows](Staged::rows).
    pub fn rows(self) -> Option<ReadOfRows> {
        let mut all = self.of_kind(Kind::Score).filter_map(Staged::rows);
        let only = all.next()?;
        all.next().is_none().then_some(only)
    }

    /// The functions of one kind; none of a set that this process has not made.
    pub fn of_kind(self, kind: Kind) -> impl Iterator<Item = &'static Staged> {
        let members = self.members().unwrap_or_default().iter();
        members.copied().filter(move |it| it.kind() == kind)
    }

    /// The set of these functions. Of more than one it is looked up; nothing is allocated once it is known.
    pub fn of(scores: &[Score<'_>], masks: &[Mask<'_>]) -> FunctionSet {
        let members = || {
            let scores = scores.iter().map(Score::staged);
            scores.chain(masks.iter().map(Mask::staged))
        };
        match scores.len() + masks.len() {
            0 => FunctionSet::NONE,
            1 => members().next().map_or(FunctionSet::NONE, |only| only.set),
            _ => FunctionSet::of_several(members),
        }
    }

    fn of_several<I: Iterator<Item = &'static Staged>>(members: impl Fn() -> I) -> FunctionSet {
        let first = members().fold(Hash::new(), |hash, member| {
            hash.bytes(&member.set.0.to_le_bytes())
        });
        let is_this = |known: &Set| {
            known.gradients == WantedGradients::NONE && known.members.iter().copied().eq(members())
        };
        found_or_made(first, is_this, || Set::of(members().collect()))
    }

    /// The set of the same functions, where gradients of these arguments are wanted. Nothing is allocated once it is known.
    #[must_use]
    pub fn with_gradients(self, gradients: WantedGradients) -> FunctionSet {
        let known = self.get();
        match known {
            Some(Set { members, .. }) if gradients != WantedGradients::NONE => {
                let first = Hash::new().bytes(&self.0.to_le_bytes());
                let first = first.bytes(&gradients.arguments.to_le_bytes());
                let first = match gradients.exact {
                    true => first.bytes(b"exact"),
                    false => first,
                };
                let this = Set { members, gradients };
                let is_this =
                    |known: &Set| known.gradients == gradients && known.members == members;
                found_or_made(first, is_this, || this)
            }
            _ => self,
        }
    }

    /// Its functions, scores before masks; `None` if this process has no set of this number.
    pub fn members(self) -> Option<&'static [&'static Staged]> {
        match self {
            FunctionSet::NONE => Some(&[]),
            _ => Some(self.get()?.members),
        }
    }

    /// Of which arguments gradients are wanted.
    pub fn gradients(self) -> WantedGradients {
        self.get()
            .map_or(WantedGradients::NONE, |set| set.gradients)
    }

    fn get(self) -> Option<Set> {
        sets().get(&self.0).copied()
    }
}

/// The set that is the one, or one that is made now, whose number is the first that is free from this hash on.
fn found_or_made(
    first: Hash,
    is_it: impl Fn(&Set) -> bool,
    make: impl FnOnce() -> Set,
) -> FunctionSet {
    if let Ok(found) = find(&sets(), first.number(), &is_it) {
        return FunctionSet(found);
    }
    let mut sets = SETS.write().unwrap_or_else(PoisonError::into_inner);
    match find(&sets, first.number(), is_it) {
        Ok(found) => FunctionSet(found),
        Err(free) => {
            sets.insert(free, make());
            FunctionSet(free)
        }
    }
}

/// The number of the set that is the one, from `number` on, or the first that is free.
fn find(sets: &Sets, mut number: u32, is_it: impl Fn(&Set) -> bool) -> Result<u32, u32> {
    loop {
        match sets.get(&number) {
            Some(set) if is_it(set) => return Ok(number),
            Some(_) => number = number.wrapping_add(1).max(1),
            None => return Err(number),
        }
    }
}

/// The function that this process knows as this one, or this one from now on.
pub(super) fn intern(kind: Kind, function: Valid<Function>) -> &'static Staged {
    let canonical = function.canonical();
    let hash = Hash::new().bytes(&[kind as u8]).bytes(canonical.as_bytes());
    let is_this = |known: &Set| match known.members {
        [known] => known.kind == kind && known.canonical == canonical,
        _ => false,
    };
    let mut sets = SETS.write().unwrap_or_else(PoisonError::into_inner);
    match find(&sets, hash.number(), is_this) {
        Ok(number) => sets[&number].members[0],
        Err(number) => {
            let classes = Classes::of(&function);
            let is_bounded = kind == Kind::Mask && classes.decide(&function);
            let staged: &'static Staged = Box::leak(Box::new(Staged {
                set: FunctionSet(number),
                kind,
                weight: classes.weight(&function),
                cap: Cap::of(kind, &function),
                function,
                canonical,
                classes,
                is_bounded,
                derivative: OnceLock::new(),
                rows: OnceLock::new(),
                shown: Remembered::default(),
                of_part: OnceLock::new(),
            }));
            sets.insert(number, Set::of(vec![staged]));
            staged
        }
    }
}

/// FNV-1a: the same in every process.
struct Hash(u64);

impl Hash {
    fn new() -> Hash {
        Hash(0xcbf2_9ce4_8422_2325)
    }

    fn bytes(self, bytes: &[u8]) -> Hash {
        let step = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x100_0000_01b3);
        Hash(bytes.iter().fold(self.0, step))
    }

    /// Never 0.
    fn number(&self) -> u32 {
        ((self.0 >> 32) as u32 ^ self.0 as u32).max(1)
    }
}
