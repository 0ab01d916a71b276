//! The same of lists of blocks that masks hide: what makes them, and attention with them.

use super::*;

/// q, k, v, o, words, documents of queries and of keys, ends of packed queries and of packed keys, pages, how many keys are used, and
/// new keys and values.
const TENSORS: usize = 12;

const WORDS: usize = 4;

/// Something wrong with a call, or only unusual.
#[derive(Clone, Copy, Debug)]
enum Change {
    Tensor(usize, Wrong),
    Everywhere(i32, i32),
    Same(usize, usize),
    Null(usize),
    Number(usize, usize, u32),
    Size(usize, usize),
    Blocks(u32, u32),
    Longest(usize),
    Flags(u64),
    Range(u32, u32),
    Stream(usize),
}

fn change() -> impl Strategy<Value = Change> {
    let tensor = 0..TENSORS;
    let number = prop_oneof![0..90_u32, any::<u32>()];
    let side = prop_oneof![0..300_u32, any::<u32>()];
    prop_oneof![
        WRONGS => (tensor.clone(), wrong()).prop_map(|(t, wrong)| Change::Tensor(t, wrong)),
        6 => wrong().prop_map(|wrong| Change::Tensor(WORDS, wrong)),
        1 => device().prop_map(|(device, ordinal)| Change::Everywhere(device, ordinal)),
        2 => (tensor.clone(), tensor.clone()).prop_map(|(a, b)| Change::Same(a, b)),
        2 => tensor.prop_map(Change::Null),
        6 => (4..11_usize, 0..4_usize, number).prop_map(|(t, i, n)| Change::Number(t, i, n)),
        1 => (0..3_usize, prop_oneof![0..300_usize, any::<usize>()]).prop_map(|(i, s)| Change::Size(i, s)),
        2 => (side.clone(), side).prop_map(|(rows, keys)| Change::Blocks(rows, keys)),
        1 => prop_oneof![0..90_usize, any::<usize>()].prop_map(Change::Longest),
        2 => prop_oneof![0..512_u64, any::<u64>()].prop_map(Change::Flags),
        1 => (0..9_u32, any::<u32>()).prop_map(|(least, most)| Change::Range(least, most)),
        1 => any::<usize>().prop_map(Change::Stream),
    ]
}

/// How the sequences of a case lie, of which there are two unless they are dense.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Kind {
    Dense,
    Packed,
    Paged,
    Step,
}

const KINDS: [Kind; 4] = [Kind::Dense, Kind::Packed, Kind::Paged, Kind::Step];

struct Case {
    kind: Kind,
    tensors: [Box<Described>; TENSORS],
    passed: [bool; TENSORS],
    blocks: fa_mask_blocks,
    options: fa_options,
    cache: fa_cache,
    longest: usize,
    stream: usize,
}

impl Case {
    fn new(kind: Kind, seq_q: i64, seq_k: i64) -> Case {
        let half = |shape: &[i64]| Described::new(shape, 2, 16);
        let (queries, keys) = match kind {
            Kind::Dense => (vec![1, seq_q, 2, 16], vec![1, seq_k, 1, 16]),
            Kind::Packed => (vec![seq_q, 2, 16], vec![seq_k, 1, 16]),
            Kind::Paged => (vec![2, seq_q, 2, 16], vec![20, 8, 1, 16]),
            Kind::Step => (vec![2, 1, 2, 16], vec![2, 80, 1, 16]),
        };
        // As many documents as the longest may have tokens.
        let [most_q, most_k] = match kind {
            Kind::Dense => [seq_q, seq_k],
            Kind::Packed => [60; 2],
            Kind::Paged => [seq_q, 80],
            Kind::Step => [1, 80],
        };
        let mut of_queries = Described::new(&[1, most_q], 0, 32);
        let mut of_keys = Described::new(&[1, most_k], 0, 32);
        (0..most_q).for_each(|i| of_queries.set(i as usize, 1 + i as u32 / 16));
        (0..most_k).for_each(|i| of_keys.set(i as usize, i as u32 / 16));
        let mut table = Described::new(&[2, 10], 0, 32);
        (0..20).for_each(|i| table.set(i, 19 - i as u32));
        let ends = |seq: i64| Described::list(&[0, seq as u32 / 3, seq as u32]);
        let used = (seq_k as u32).min(79);
        let passed = |t| match t {
            7 | 8 => kind == Kind::Packed,
            _ => true,
        };
        // SAFETY: null is none.
        let (options, cache, blocks) = unsafe {
            (
                versioned::copy(null()),
                versioned::copy(null()),
                versioned::copy(null()),
            )
        };
        Case {
            kind,
            tensors: [
                half(&queries),
                half(&keys),
                half(&keys),
                half(&queries),
                Described::new(&[1, 1, 1, 1], 1, 32),
                of_queries,
                of_keys,
                ends(seq_q),
                ends(seq_k),
                table,
                Described::list(&[used, used / 2]),
                half(&[2, 1, 1, 16]),
            ],
            passed: std::array::from_fn(passed),
            blocks: fa_mask_blocks {
                size: size_of::<fa_mask_blocks>(),
                ..blocks.unwrap()
            },
            options: fa_options {
                size: size_of::<fa_options>(),
                ..options.unwrap()
            },
            cache: fa_cache {
                size: size_of::<fa_cache>(),
                ..cache.unwrap()
            },
            longest: if kind == Kind::Packed { 60 } else { 0 },
            stream: 0,
        }
    }

    /// Makes words of the sizes that the library says, and computes them.
    fn know(&mut self) {
        self.passed[WORDS] = false;
        assert!(is_done(self.classify()).unwrap());
        self.tensors[WORDS] = Described::new(&self.blocks.shape, 1, 32);
        self.passed[WORDS] = true;
        assert!(is_done(self.classify()).unwrap());
    }

    fn change(&mut self, change: Change) {
        match change {
            Change::Tensor(t, wrong) => self.tensors[t].change(wrong),
            Change::Everywhere(device_type, device_id) => {
                let device = Wrong::Device(device_type, device_id);
                (self.tensors.iter_mut()).for_each(|it| it.change(device));
            }
            Change::Same(a, b) => self.tensors[a].tensor.data = self.tensors[b].tensor.data,
            Change::Null(t) => self.passed[t] = false,
            Change::Number(t, i, number) => self.tensors[t].set(i, number),
            Change::Size(0, size) => self.blocks.size = size,
            Change::Size(1, size) => self.options.size = size,
            Change::Size(_, size) => self.cache.size = size,
            Change::Blocks(queries, keys) => {
                [self.blocks.queries, self.blocks.keys] = [queries, keys]
            }
            Change::Longest(longest) => self.longest = longest,
            Change::Flags(flags) => self.options.flags = flags,
            Change::Range(least, most) => {
                self.options.flags |= FA_QUERY_RANGE;
                self.options.query_range_least = least;
                self.options.query_range_most = most;
            }
            Change::Stream(stream) => self.stream = stream,
        }
    }

    /// The tensors as they are passed, with the structs that lead to some of them filled in.
    fn pointers(&mut self) -> [*const DLTensor; TENSORS] {
        let tensors = std::array::from_fn(|t| match self.passed[t] {
            true => &raw const self.tensors[t].tensor,
            false => null(),
        });
        [self.options.document_q, self.options.document_k] = [tensors[5], tensors[6]];
        self.blocks.words = tensors[WORDS];
        self.cache = fa_cache {
            k: tensors[1],
            v: tensors[2],
            seqlens: tensors[10],
            ..self.cache
        };
        tensors
    }

    fn classify(&mut self) -> fa_status {
        let [q, k, _, _, _, _, _, ends_q, ends_k, table, used, new] = self.pointers();
        let stream = std::ptr::without_provenance_mut(self.stream);
        let (longest, blocks) = (self.longest, &raw mut self.blocks);
        let (cache, options) = (&raw const self.cache, &raw const self.options);
        // SAFETY: no tensor says of memory that it has what it has not; see `Described::lies`.
        unsafe {
            match self.kind {
                Kind::Dense => fa_classify_blocks(q, k, blocks, options, stream),
                Kind::Packed => fa_classify_blocks_varlen(
                    q, k, blocks, ends_q, ends_k, longest, longest, options, stream,
                ),
                Kind::Paged => fa_classify_blocks_paged(
                    q,
                    k,
                    blocks,
                    table,
                    used,
                    longest,
                    null(),
                    0,
                    options,
                    stream,
                ),
                Kind::Step => {
                    fa_classify_blocks_decode(q, new, blocks, cache, null(), 0, options, stream)
                }
            }
        }
    }

    fn attend(&mut self) -> fa_status {
        let [q, k, v, o, _, _, _, ends_q, ends_k, table, used, new] = self.pointers();
        let stream = std::ptr::without_provenance_mut(self.stream);
        self.options.mask_blocks = &raw const self.blocks;
        let (cache, options) = (&raw const self.cache, &raw const self.options);
        let (longest, lse) = (self.longest, null());
        // SAFETY: as above.
        unsafe {
            match self.kind {
                Kind::Dense => fa_forward(q, k, v, o, lse, options, stream),
                Kind::Packed => fa_forward_varlen(
                    q, k, v, o, lse, ends_q, ends_k, longest, longest, options, stream,
                ),
                Kind::Paged => fa_forward_paged(
                    q,
                    k,
                    v,
                    o,
                    lse,
                    table,
                    used,
                    longest,
                    null(),
                    0,
                    options,
                    stream,
                ),
                Kind::Step => fa_decode(
                    q,
                    new,
                    new,
                    o,
                    lse,
                    cache,
                    null(),
                    0,
                    null(),
                    options,
                    stream,
                ),
            }
        }
    }
}

#[test]
fn whatever_is_listed_there_is_a_code_and_a_text() {
    let cases = cases() / 4;
    let strategy = (
        prop::sample::select(&KINDS[..]),
        1..40_i64,
        1..60_i64,
        any::<bool>(),
        prop::collection::vec(change(), 0..4),
    );
    let outcomes = Outcomes::new();
    runner(cases)
        .run(&strategy, |(kind, seq_q, seq_k, attends, changes)| {
            let mut case = Case::new(kind, seq_q, seq_k);
            case.know();
            changes.into_iter().for_each(|change| case.change(change));
            prop_assume!(!case.tensors.iter().any(|tensor| tensor.lies()));
            let status = if attends {
                case.attend()
            } else {
                case.classify()
            };
            outcomes.count(2 * kind as usize + usize::from(attends), is_done(status)?);
            Ok(())
        })
        .unwrap_or_else(|error| panic!("{error}"));
    let calls = KINDS.map(|kind| {
        [
            format!("lists of {kind:?}"),
            format!("calls of {kind:?} with lists"),
        ]
    });
    let calls: [String; 8] = std::array::from_fn(|i| calls[i / 2][i % 2].clone());
    outcomes.expect(calls, [cases / 40, cases / 40]);
}
