//! The packed arguments of a launch.

use arrayvec::ArrayVec;

use super::map::{MAX_MAPS, MapArg};
use super::presence::Presence;
use super::view::Extent;
use crate::ir::Role;

/// The most parameter words of one kernel.
pub const MAX_WORDS: usize = 192;
/// The most tensors of one kernel.
pub const MAX_TENSORS: usize = 32;

/// A tensor argument as the sanitiser sees it.
#[derive(Clone, Copy, Debug)]
pub struct TensorArg {
    /// The parameter's name.
    pub name: &'static str,
    /// Where it lies.
    pub extent: Extent,
    /// What the kernel does with it.
    pub role: Role,
}

/// Packed arguments: one 8-byte slot for each scalar of the kernel's CUDA signature, in order.
/// Values shorter than 8 bytes sit in the low bytes. A tensor map has a slot too, with its number
/// among the maps. Lives on the stack: packing allocates nothing.
#[derive(Clone, Debug, Default)]
pub struct ArgBuffer {
    words: ArrayVec<u64, MAX_WORDS>,
    /// Each with the index of its first word.
    tensors: ArrayVec<(usize, TensorArg), MAX_TENSORS>,
    /// Each with the index of its word.
    maps: ArrayVec<(usize, MapArg), MAX_MAPS>,
    presence: Presence,
}

impl ArgBuffer {
    /// Appends one parameter word.
    ///
    /// # Panics
    /// Past [`MAX_WORDS`]; the validator rejects kernels with that many parameters.
    pub fn push(&mut self, word: u64) {
        self.words.push(word);
    }

    /// Appends a tensor: words for its address and its strides.
    ///
    /// # Panics
    /// Past [`MAX_TENSORS`]; the validator rejects kernels with that many parameters.
    pub fn push_tensor(&mut self, tensor: TensorArg) {
        self.tensors.push((self.words.len(), tensor));
        self.push(tensor.extent.address);
        for stride in tensor.extent.strides {
            self.push(stride);
        }
    }

    /// Appends a tensor map: one word, and its tensor for the sanitiser.
    ///
    /// # Panics
    /// Past [`MAX_MAPS`]; the validator rejects kernels with that many parameters.
    pub fn push_map(&mut self, map: MapArg) {
        let (number, word) = (self.maps.len() as u64, self.words.len());
        self.maps.push((word, map));
        self.push(number);
        let tensor = TensorArg {
            name: map.name,
            extent: map.extent,
            role: if map.writable {
                Role::Output
            } else {
                Role::Input
            },
        };
        self.tensors.push((word, tensor));
    }

    /// Moves the tensors: `address` gives each its new address.
    pub fn relocate(&mut self, mut address: impl FnMut(&TensorArg) -> u64) {
        for (word, tensor) in &mut self.tensors {
            tensor.extent.address = address(tensor);
            match self.maps.iter_mut().find(|(at, _)| at == word) {
                Some((_, map)) => map.extent.address = tensor.extent.address,
                None => self.words[*word] = tensor.extent.address,
            }
        }
    }

    /// Lets the launch leave elements of its outputs as they are.
    pub fn write_in_part(&mut self) {
        for (_, tensor) in &mut self.tensors {
            if tensor.role == Role::Output {
                tensor.role = Role::InOut;
            }
        }
    }

    /// Notes which of the kernel's optional parameters the arguments give. A launch compares it with
    /// those that the kernel has: the words alone do not tell one missing parameter from another.
    pub fn set_presence(&mut self, presence: Presence) {
        self.presence = presence;
    }

    /// Which of the kernel's optional parameters the arguments give.
    pub fn presence(&self) -> Presence {
        self.presence
    }

    /// The parameter words.
    pub fn words(&self) -> &[u64] {
        &self.words
    }

    /// The tensors among the arguments.
    pub fn tensors(&self) -> impl Iterator<Item = &TensorArg> {
        self.tensors.iter().map(|(_, tensor)| tensor)
    }

    /// The tensor maps among the arguments, by the numbers that their words hold.
    pub fn maps(&self) -> impl Iterator<Item = &MapArg> {
        self.maps.iter().map(|(_, map)| map)
    }

    /// The indices of their words, in the same order.
    pub fn map_words(&self) -> impl Iterator<Item = usize> {
        self.maps.iter().map(|(word, _)| *word)
    }

    /// The tensor map of the word at `index`, if it is one's.
    pub fn map_at_word(&self, index: usize) -> Option<&MapArg> {
        let found = self.maps.iter().find(|(word, _)| *word == index);
        found.map(|(_, map)| map)
    }
}
