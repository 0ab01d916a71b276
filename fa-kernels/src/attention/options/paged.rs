//! Keys and values in pages: blocks of a few keys that lie anywhere, and a table that says which pages a sequence has
//! (PagedAttention; Kwon et al., Efficient Memory Management for Large Language Model Serving, 2023).

use fa_dsl::abi::{ArgBuffer, TensorView};
use fa_dsl::build::Param;
use fa_dsl::build::tensor::Pointer;
use fa_dsl::config::OptionalParam;
use fa_dsl::prelude::*;

use super::{AttentionOption, Hooks, Options, ScoreScale, Seq, Variant};
use crate::attention::kernel_problem::{KernelProblem, Sequence};
use crate::attention::launch::{LaunchError, index};
use crate::attention::problem::Problem;

/// Where the pages of keys and values are, which are (pages, page, KV heads, head_dim).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Paged<'a> {
    /// (batch, pages of a sequence): page `block_table[b, i / page]` has key i of sequence b. Entries after the last key
    /// that is used may be anything.
    pub block_table: TensorView<'a, u32>,
    /// Keys of a page: the second size of k and v.
    pub page: usize,
    /// At least as many as the longest sequence has keys; at most pages of a sequence · page.
    pub max_seq_k: usize,
}

/// [`Options::paged`].
#[derive(Debug)]
pub struct PagedKeys {
    block_table: Tensor<u32>,
    /// Keys of a page.
    page: Divisor,
}

/// The pages of a sequence.
#[derive(Clone, Copy, Debug)]
pub struct Pages {
    /// The first of the sequence's entries in the table, and how far they are apart.
    first: Pointer<u32>,
    stride: Reg<u32>,
    /// Keys of a page.
    page: Divisor,
}

impl Pages {
    /// The page of key `key`, and its row there.
    #[device]
    pub fn locate(&self, key: Reg<u32>) -> [Reg<u32>; 2] {
        self.place(key, |entry| entry.load(0))
    }

    /// The same, asked for at once, even if it is used behind a branch alone.
    #[device]
    pub fn locate_ahead(&self, key: Reg<u32>) -> [Reg<u32>; 2] {
        self.place(key, |entry| entry.load_relaxed(0))
    }

    #[device]
    fn place(&self, key: Reg<u32>, load: fn(Pointer<u32>) -> Reg<u32>) -> [Reg<u32>; 2] {
        let index = self.index(key);
        let page = load(self.first.offset_wide(index, self.stride));
        [page, key - index * self.page.value]
    }

    /// The first key of the page that has key `key`.
    #[device]
    pub fn first_key_of(&self, key: Reg<u32>) -> Reg<u32> {
        self.index(key) * self.page.value
    }

    /// Keys of a page.
    pub fn keys(&self) -> Reg<u32> {
        self.page.value
    }

    /// Which of the sequence's pages has key `key`.
    #[device]
    fn index(&self, key: Reg<u32>) -> Reg<u32> {
        key / self.page
    }
}

impl AttentionOption for PagedKeys {
    const NAME: &'static str = "PAGED";
    const PARAMETERS: &'static [OptionalParam] = &[
        OptionalParam {
            name: "block_table",
            when: "PAGED",
        },
        OptionalParam {
            name: "page_size",
            when: "PAGED",
        },
    ];
    const RELOCATES: bool = true;
    type Arguments<'a> = (TensorView<'a, u32>, u32);

    fn is_asked(options: &Options<'_>) -> bool {
        options.paged.is_some()
    }

    fn check<'a>(
        problem: &Problem<'a>,
        _: &mut ScoreScale,
    ) -> Result<Self::Arguments<'a>, LaunchError> {
        let invalid = |reason: String| LaunchError::OptionValue {
            option: "paged",
            reason,
        };
        let Some(Paged {
            block_table,
            page,
            max_seq_k,
        }) = problem.options.paged
        else {
            return Err(invalid("it is missing".to_owned()));
        };
        if matches!(problem.options.seq, Some(Seq::Static(_))) {
            let reason = "its sequences differ in length: leave seq out";
            return Err(invalid(reason.to_owned()));
        }
        if problem.options.seqused_k.is_none() {
            let reason = "seqused_k is missing, which says how many keys each sequence has";
            return Err(invalid(reason.to_owned()));
        }
        let batch = problem.shape.batch as u64;
        let [rows, pages, 1, 1] = block_table.extent.shape else {
            return Err(shape(&block_table, batch));
        };
        if rows != batch {
            return Err(shape(&block_table, batch));
        }
        let keys = pages.saturating_mul(page as u64);
        index("keys of a page", page as u64)?;
        if max_seq_k as u64 > keys {
            return Err(invalid(format!(
                "max_seq_k is {max_seq_k}, but {pages} pages of {page} hold {keys}: make the table longer"
            )));
        }
        Ok((block_table, page as u32))
    }

    fn declare(_: &Variant) -> Box<dyn Hooks> {
        Box::new(PagedKeys {
            block_table: <Tensor<u32> as Param>::declare("block_table"),
            page: <Divisor as Param>::declare("page_size"),
        })
    }

    fn pack((table, page): &Self::Arguments<'_>, args: &mut ArgBuffer) {
        <Tensor<u32> as Param>::pack(table, "block_table", args);
        <Divisor as Param>::pack(page, "page_size", args);
    }
}

fn shape(table: &TensorView<'_, u32>, batch: u64) -> LaunchError {
    LaunchError::Shape {
        tensor: "block_table",
        found: table.extent.shape.to_vec(),
        expected: format!("(batch, pages of a sequence) with batch {batch}"),
    }
}

impl Hooks for PagedKeys {
    fn sequence(&self, _: &KernelProblem, batch: Reg<u32>, sequence: Sequence) -> Sequence {
        Sequence {
            pages: self.pages(batch),
            ..sequence
        }
    }

    #[device]
    fn pages(&self, batch: Reg<u32>) -> Option<Pages> {
        Some(Pages {
            first: self.block_table.at(&[batch]),
            stride: self.block_table.stride(1),
            page: self.page,
        })
    }
}
