//! Whatever a caller passes, there is a code and a text, and nothing outside the outputs is written.
//!
//! `FA_FUZZ_CASES` sets the number of cases: 10,000 unless given. `FA_FUZZ_SEED`, 0 unless given, chooses others of as many, so that
//! processes with seeds of their own share a long run.

mod cache;
mod conv;
mod mask_blocks;
mod merge;
mod outcomes;
mod prepared;
mod tensors;
mod unusual;

use std::cell::Cell;
use std::ffi::{CStr, CString};
use std::ptr::null;

use attention::functions::named::NAMED;
use proptest::prelude::*;
use proptest::test_runner::{Config, RngSeed, TestRunner};

use super::*;
use outcomes::Outcomes;
use tensors::{Described, WRONGS, Wrong, device, wrong};

/// Tensors of a case.
const TENSORS: usize = 23;

/// Something wrong with a call, or only unusual.
#[derive(Clone, Debug)]
enum Change {
    Tensor(usize, Wrong),
    Everywhere(i32, i32),
    Types(u8),
    Same(usize, usize),
    Null(usize),
    Lse,
    Option(usize),
    Sinks,
    Size(usize),
    Flags(u64),
    Scale(f32),
    Softcap(f32),
    Window(u32, u32),
    Stream(usize),
    End(usize, usize, u32),
    Longest(usize, usize),
    Splits(usize),
    QueryRange(u32, u32),
    Documents,
    BiasGradient,
    FunctionGradients(Option<Vec<usize>>),
    Function(Asked),
    Functions(Option<usize>),
    NoName(usize),
}

/// A function by its name: with these of a case's tensors, and these numbers.
#[derive(Clone, Debug)]
struct Asked {
    name: CString,
    tensors: Vec<usize>,
    numbers: Vec<f64>,
}

/// One that exists, most often with as many arguments as it takes.
fn asked() -> impl Strategy<Value = Asked> {
    let number = prop_oneof![
        8 => (0..20_u32).prop_map(f64::from),
        1 => any::<f64>(),
        1 => any::<u32>().prop_map(f64::from),
    ];
    // The bias and documents: what fits a function is among them.
    let tensor = prop_oneof![4 => 12..15_usize, 1 => 0..TENSORS];
    let many = (
        prop::collection::vec(tensor, 8),
        prop::collection::vec(number, 8),
    );
    let name = prop::option::weighted(0.9, (0..NAMED.len()).prop_map(|i| &NAMED[i]));
    let others = prop::option::weighted(0.1, (0..4_usize, 0..8_usize));
    (name, many, others, any::<bool>()).prop_map(
        |(function, (mut tensors, mut numbers), others, fit)| {
            let name = function.map_or("mask", |it| it.name);
            let takes = function.map_or((1, 1), |it| (it.tensors.len(), it.numbers.len()));
            let (of_tensors, of_numbers) = others.unwrap_or(takes);
            match name {
                "additive_bias" if fit => tensors[0] = 12,
                "documents" | "shared_prefix" if fit => tensors[..2].copy_from_slice(&[13, 14]),
                _ => {}
            }
            tensors.truncate(of_tensors);
            numbers.truncate(of_numbers);
            Asked {
                name: CString::new(name).unwrap(),
                tensors,
                numbers,
            }
        },
    )
}

fn change() -> impl Strategy<Value = Change> {
    let tensor = 0..TENSORS;
    let float = prop_oneof![any::<f32>(), Just(0.0), Just(1.0), Just(f32::NAN)];
    let size = prop_oneof![0..130_usize, Just(usize::MAX)];
    let flags = prop_oneof![0..512_u64, any::<u64>()];
    let end = prop_oneof![0..50_u32, any::<u32>()];
    let longest = prop_oneof![0..50_usize, any::<usize>()];
    prop_oneof![
        WRONGS => (tensor.clone(), wrong()).prop_map(|(t, wrong)| Change::Tensor(t, wrong)),
        1 => device().prop_map(|(device, ordinal)| Change::Everywhere(device, ordinal)),
        1 => (0..6_u8).prop_map(Change::Types),
        1 => (tensor.clone(), tensor.clone()).prop_map(|(a, b)| Change::Same(a, b)),
        1 => tensor.prop_map(Change::Null),
        1 => Just(Change::Lse),
        1 => prop_oneof![5..7_usize, 10..13_usize].prop_map(Change::Option),
        1 => Just(Change::Sinks),
        1 => size.prop_map(Change::Size),
        1 => flags.prop_map(Change::Flags),
        1 => float.clone().prop_map(Change::Scale),
        1 => float.prop_map(Change::Softcap),
        1 => (any::<u32>(), 0..9_u32).prop_map(|(l, r)| Change::Window(l, r)),
        1 => any::<usize>().prop_map(Change::Stream),
        1 => (7..12_usize, 0..3_usize, end).prop_map(|(t, i, e)| Change::End(t, i, e)),
        1 => any::<usize>().prop_map(Change::Splits),
        1 => (21..23_usize).prop_map(Change::Option),
        1 => (21..23_usize, 0..3_usize, 0..50_u32).prop_map(|(t, i, e)| Change::End(t, i, e)),
        1 => (0..9_u32, any::<u32>()).prop_map(|(least, most)| Change::QueryRange(least, most)),
        1 => (0..2_usize, longest).prop_map(|(i, l)| Change::Longest(i, l)),
        1 => Just(Change::Option(12)),
        1 => Just(Change::Documents),
        1 => Just(Change::BiasGradient),
        1 => prop::option::of(prop::collection::vec(0..TENSORS, 0..5)).prop_map(Change::FunctionGradients),
        1 => asked().prop_map(Change::Function),
        1 => asked().prop_map(Change::Function),
        1 => prop::option::of(any::<usize>()).prop_map(Change::Functions),
        1 => (0..3_usize).prop_map(Change::NoName),
    ]
}

/// q, k, v, o, lse, slopes, sinks, the lists of lengths, the pages of each sequence, how many keys are used, ranges of keys that
/// see each other, bias, documents of queries and of keys, the gradient of o, those of q, k, v and sinks, that of the bias, rows of a cache, padding in
/// it, and which of them are passed.
struct Case {
    layout: Layout,
    tensors: [Box<Described>; TENSORS],
    passed: [bool; TENSORS],
    functions: Vec<Asked>,
    /// The gradients of their tensors: these, or that of the bias wherever a function has the bias.
    gradients: Option<Option<Vec<usize>>>,
    /// As many functions are said to be there, without a list if that is fewer than a list may have.
    said: Option<Option<usize>>,
    /// The function without a name.
    nameless: Option<usize>,
    longest: [usize; 2],
    options: fa_options,
    stream: usize,
}

/// Which pass a call is of, and how its tensors lie.
#[derive(Clone, Copy, Debug)]
struct Layout {
    /// The length of the first of two packed sequences; none where queries are dense.
    first: Option<i64>,
    /// Keys of a page; none where there are no pages.
    page: Option<i64>,
    /// Whether gradients are asked for, which there are none of with pages.
    backward: bool,
}

impl Layout {
    /// Dense, packed, paged, or paged with packed queries; gradients of dense and of packed tensors.
    const KINDS: [&str; 6] = [
        "dense",
        "packed",
        "paged",
        "packed and paged",
        "dense backward",
        "packed backward",
    ];

    fn kind(self) -> usize {
        usize::from(self.first.is_some())
            + 2 * usize::from(self.page.is_some())
            + 4 * usize::from(self.backward)
    }
}

impl Case {
    fn new(seq_q: i64, seq_k: i64, layout: Layout, changes: &[Change]) -> Case {
        let Layout {
            first,
            page,
            backward,
        } = layout;
        // Packed tensors have no batch.
        let sizes = |sizes: [i64; 4]| sizes[usize::from(first.is_some())..].to_vec();
        let half = |shape: &[i64]| Described::new(shape, 2, 16);
        let queries = || half(&sizes([1, seq_q, 2, 16]));
        let pages = page.map_or(1, |page| (seq_k + page - 1) / page);
        let keys = || match page {
            Some(page) => half(&[pages, page, 1, 16]),
            None => half(&sizes([1, seq_k, 1, 16])),
        };
        let float = |shape: &[i64]| Described::new(shape, 2, 32);
        let lse = &[1, 2, seq_q][usize::from(first.is_some())..];
        let ends = |seq: i64| {
            let first = first.unwrap_or(0).min(seq);
            Described::list(&[0, first as u32, seq as u32])
        };
        let batch = 1 + i64::from(first.is_some());
        // Each sequence has all pages, from the last to the first.
        let mut table = Described::new(&[batch, pages], 0, 32);
        for entry in 0..batch * pages {
            table.set(entry as usize, (pages - 1 - entry % pages) as u32);
        }
        let used = [seq_k as u32, first.unwrap_or(0).min(seq_k) as u32];
        let mut case = Case {
            layout,
            tensors: [
                queries(),
                keys(),
                keys(),
                queries(),
                float(lse),
                float(&[2]),
                float(&[2]),
                ends(seq_q),
                ends(seq_k),
                table,
                Described::list(&used[..batch as usize]),
                Described::new(&[batch, 2, 2], 0, 32),
                float(&[batch, 2, seq_q, seq_k]),
                Described::new(&[1, seq_q], 0, 32),
                Described::new(&[batch, seq_k], 0, 32),
                queries(),
                queries(),
                keys(),
                keys(),
                float(&[2]),
                float(&[batch, 2, seq_q, seq_k]),
                Described::list(&[0, 0][..batch as usize]),
                Described::list(&[2, 0][..batch as usize]),
            ],
            passed: std::array::from_fn(|t| match t {
                7 | 8 => first.is_some(),
                9 | 10 => page.is_some(),
                4 | 15..19 => backward,
                0..4 => true,
                _ => false,
            }),
            longest: [seq_q as usize, seq_k as usize],
            options: fa_options {
                size: size_of::<fa_options>(),
                flags: 0,
                scale: 0.0,
                softcap: 0.0,
                window_left: 0,
                window_right: 0,
                alibi_slopes: null(),
                sinks: null(),
                seqused_k: null(),
                splits: 0,
                prefix_ranges: null(),
                bias: null(),
                document_q: null(),
                document_k: null(),
                functions: null(),
                function_count: 0,
                d_bias: null(),
                d_functions: null(),
                d_function_count: 0,
                cache_batch_idx: null(),
                cache_leftpad: null(),
                query_range_least: 0,
                query_range_most: 0,
                mask_blocks: null(),
            },
            functions: Vec::new(),
            gradients: None,
            said: None,
            nameless: None,
            stream: 0,
        };
        changes.iter().for_each(|change| case.change(change));
        case
    }

    fn change(&mut self, change: &Change) {
        match *change {
            Change::Tensor(t, wrong) => self.tensors[t].change(wrong),
            Change::Everywhere(device_type, device_id) => {
                let device = Wrong::Device(device_type, device_id);
                (self.tensors.iter_mut()).for_each(|it| it.change(device));
            }
            Change::Types(code) => [0, 1, 2, 3, 15, 16, 17, 18]
                .into_iter()
                .for_each(|t| self.tensors[t].tensor.dtype.code = code),
            Change::Same(a, b) => self.tensors[a].tensor.data = self.tensors[b].tensor.data,
            Change::Null(t) => self.passed[t] = false,
            Change::Lse => self.passed[4] = true,
            Change::Option(t) => self.passed[t] = true,
            Change::Sinks => [self.passed[6], self.passed[19]] = [true; 2],
            Change::Size(size) => self.options.size = size,
            Change::Flags(flags) => self.options.flags = flags,
            Change::Scale(scale) => self.options.scale = scale,
            Change::Softcap(softcap) => self.options.softcap = softcap,
            Change::Window(left, right) => {
                [self.options.window_left, self.options.window_right] = [left, right]
            }
            Change::Stream(stream) => self.stream = stream,
            Change::End(t, i, end) => self.tensors[t].set(i, end),
            Change::Longest(i, longest) => self.longest[i] = longest,
            Change::Splits(splits) => self.options.splits = splits,
            Change::QueryRange(least, most) => {
                self.options.flags |= FA_QUERY_RANGE;
                self.options.query_range_least = least;
                self.options.query_range_most = most;
            }
            Change::Documents => self.passed[13..15].fill(true),
            Change::BiasGradient => [self.passed[12], self.passed[20]] = [true; 2],
            Change::FunctionGradients(ref gradients) => {
                self.gradients = Some(gradients.clone());
                self.functions.push(Asked {
                    name: c"additive_bias".to_owned(),
                    tensors: vec![12],
                    numbers: Vec::new(),
                });
            }
            Change::Function(ref asked) => self.functions.push(asked.clone()),
            Change::Functions(count) => self.said = Some(count),
            Change::NoName(number) => self.nameless = Some(number),
        }
    }

    /// Whether the last call had a bias, documents, and functions by their names, and gradients of the bias and of functions.
    fn functions_of_each_kind(&self) -> [bool; 5] {
        let fa_options {
            size,
            bias,
            document_q,
            function_count,
            d_bias,
            d_function_count,
            ..
        } = self.options;
        let read = size == size_of::<fa_options>();
        let backward = self.layout.backward;
        [
            !bias.is_null(),
            !document_q.is_null(),
            function_count > 0,
            !d_bias.is_null() && backward,
            d_function_count > 0 && backward,
        ]
        .map(|it| it && read)
    }

    /// The gradients of the functions' tensors, as C has them.
    fn gradients(&self) -> Vec<*const DLTensor> {
        let described = |t: usize| &raw const self.tensors[t].tensor;
        let of_bias = |&t: &usize| if t == 12 { described(20) } else { null() };
        match &self.gradients {
            None => Vec::new(),
            Some(Some(these)) => these.iter().map(|&t| described(t)).collect(),
            Some(None) => {
                let tensors = self.functions.iter().flat_map(|asked| &asked.tensors);
                tensors.map(of_bias).collect()
            }
        }
    }

    fn call(&mut self) -> fa_status {
        let tensor = |t: usize| match self.passed[t] {
            true => &raw const self.tensors[t].tensor,
            false => null(),
        };
        let [
            q,
            k,
            v,
            o,
            lse,
            slopes,
            sinks,
            queries,
            keys,
            table,
            used,
            ranges,
            bias,
            document_q,
            document_k,
            d_o,
            dq,
            dk,
            dv,
            d_sinks,
            d_bias,
            rows,
            padding,
        ] = std::array::from_fn(tensor);
        // An argument is what the tensor is, passed for another one or not.
        let described = |t: &usize| &raw const self.tensors[*t].tensor;
        let arguments: Vec<Vec<*const DLTensor>> = (self.functions.iter())
            .map(|asked| asked.tensors.iter().map(described).collect())
            .collect();
        let functions = self.functions.iter().zip(&arguments).enumerate();
        let functions = functions.map(|(number, (asked, tensors))| fa_function {
            name: match self.nameless == Some(number) {
                true => null(),
                false => asked.name.as_ptr(),
            },
            tensors: tensors.as_ptr(),
            tensor_count: tensors.len(),
            numbers: asked.numbers.as_ptr(),
            number_count: asked.numbers.len(),
        });
        let functions: Vec<fa_function> = functions.collect();
        self.options.functions = functions.as_ptr();
        self.options.function_count = functions.len();
        if let Some(said) = self.said {
            self.options.function_count = said.unwrap_or(functions.len());
            // A list that is there has as many as are said.
            if said.is_none_or(|count| count > functions.len()) {
                self.options.functions = null();
            }
        }
        let gradients = self.gradients();
        self.options.d_functions = gradients.as_ptr();
        self.options.d_function_count = gradients.len();
        self.options.prefix_ranges = ranges;
        self.options.bias = bias;
        self.options.d_bias = d_bias;
        self.options.cache_batch_idx = rows;
        self.options.cache_leftpad = padding;
        self.options.document_q = document_q;
        self.options.document_k = document_k;
        self.options.alibi_slopes = slopes;
        self.options.sinks = sinks;
        let stream = std::ptr::without_provenance_mut(self.stream);
        let [longest_q, longest_k] = self.longest;
        if self.layout.page.is_none() {
            self.options.seqused_k = used;
        }
        let options = &raw const self.options;
        // SAFETY: no tensor says of memory that it has what it has not; see `Described::lies`.
        unsafe {
            match self.layout {
                Layout {
                    backward: true,
                    first: None,
                    ..
                } => fa_backward(q, k, v, o, lse, d_o, dq, dk, dv, d_sinks, options, stream),
                Layout { backward: true, .. } => fa_backward_varlen(
                    q, k, v, o, lse, d_o, dq, dk, dv, d_sinks, queries, keys, longest_q, longest_k,
                    options, stream,
                ),
                Layout { page: Some(_), .. } => fa_forward_paged(
                    q, k, v, o, lse, table, used, longest_k, queries, longest_q, options, stream,
                ),
                Layout { first: None, .. } => fa_forward(q, k, v, o, lse, options, stream),
                Layout { first: Some(_), .. } => fa_forward_varlen(
                    q, k, v, o, lse, queries, keys, longest_q, longest_k, options, stream,
                ),
            }
        }
    }
}

fn cases() -> u32 {
    said("FA_FUZZ_CASES", 10_000)
}

/// The number that a variable of the environment says, or this one if it says none.
fn said(variable: &str, otherwise: u32) -> u32 {
    std::env::var(variable).map_or(otherwise, |text| match text.parse() {
        Ok(number) => number,
        Err(error) => panic!("{variable} is a number such as 62500, not {text:?}: {error}"),
    })
}

/// Runs so many cases, the same ones each time that the same are asked for.
fn runner(cases: u32) -> TestRunner {
    TestRunner::new(Config {
        cases,
        failure_persistence: None,
        // Another number of cases are other cases, and so are those of another seed.
        rng_seed: RngSeed::Fixed(
            (0xfa_c0de ^ u64::from(cases)) | u64::from(said("FA_FUZZ_SEED", 0)) << 32,
        ),
        max_global_rejects: u32::MAX,
        ..Config::default()
    })
}

/// Whether a call was done. One that was not has a code and a text, and is no fault of the library.
fn is_done(status: fa_status) -> Result<bool, TestCaseError> {
    // SAFETY: it ends with a zero.
    let text = unsafe { CStr::from_ptr(fa_last_error()) }.to_str();
    let text = text.map_err(|error| TestCaseError::fail(error.to_string()))?;
    if status == fa_status::FaOk {
        return Ok(true);
    }
    prop_assert_ne!(status, fa_status::FaInternal, "{}", text);
    prop_assert!(text.contains(' '), "{:?} says {:?}", status, text);
    Ok(false)
}

#[test]
fn whatever_is_passed_there_is_a_code_and_a_text() {
    let outcomes = Outcomes::new();
    // Of a bias, of documents, of functions by their names, and of gradients of the first and the last.
    let with_functions: [_; 5] = std::array::from_fn(|_| Cell::new(0));
    let layout = (
        prop::option::weighted(0.5, 0..40_i64),
        prop::option::weighted(0.5, 1..20_i64),
        prop::bool::weighted(0.3),
    );
    let layout = layout.prop_map(|(first, page, backward)| Layout {
        first,
        page: page.filter(|_| !backward),
        backward,
    });
    let strategy = (
        1..40_i64,
        1..40_i64,
        layout,
        prop::collection::vec(change(), 1..6),
    );
    runner(cases())
        .run(&strategy, |(seq_q, seq_k, layout, changes)| {
            let mut case = Case::new(seq_q, seq_k, layout, &changes);
            prop_assume!(!case.tensors.iter().any(|tensor| tensor.lies()));
            let is_done = is_done(case.call())?;
            outcomes.count(layout.kind(), is_done);
            if is_done {
                for (count, has) in with_functions.iter().zip(case.functions_of_each_kind()) {
                    count.set(count.get() + u32::from(has));
                }
            }
            Ok(())
        })
        .unwrap_or_else(|error| panic!("{error}"));
    let calls = Layout::KINDS.map(|kind| format!("{kind} calls"));
    outcomes.expect(calls, [cases() / 200, cases() / 16]);
    let [bias, documents, named, of_bias, of_named] = with_functions.map(|it| it.get());
    println!(
        "{bias} calls with a bias, {documents} with documents, {named} with others were done; with the gradient of a bias {of_bias}, of others {of_named}"
    );
    let forward = [bias, documents, named];
    assert!(forward.iter().all(|it| *it > cases() / 200));
    assert!(of_bias > cases() / 400 && of_named > cases() / 2000);
}

#[test]
fn a_panic_is_an_error() {
    let status = guarded(|| panic!("number {}", 7));
    assert_eq!(status, fa_status::FaInternal);
    // SAFETY: it ends with a zero.
    let text = unsafe { CStr::from_ptr(fa_last_error()) }.to_str().unwrap();
    assert!(text.ends_with("number 7"), "{text}");
}
