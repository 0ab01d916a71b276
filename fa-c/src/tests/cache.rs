//! The same of caches: additions, and steps of generation.

use super::*;

/// q, new keys and values, o, lse, keys and values of the cache, lengths, pages, rows, ends of packed sequences, cos, sin, positions, queries
/// that an addition rotates, where rotated ones go, padding, a bias, and rows that the options say.
const TENSORS: usize = 19;

/// Those that are lists of whole numbers.
const LISTS: [usize; 7] = [7, 8, 9, 10, 13, 16, 18];

/// Something wrong with a call, or only unusual.
#[derive(Clone, Debug)]
enum Change {
    Tensor(usize, Wrong),
    Everywhere(i32, i32),
    Types(u8),
    Same(usize, usize),
    Passed(usize, bool),
    Entry(usize, usize, u32),
    Size(usize, usize),
    Flags(u64),
    RotaryFlags(u64),
    Missing(usize),
    Longest(usize),
    Range(u32, u32),
    Stream(usize),
}

fn change() -> impl Strategy<Value = Change> {
    let tensor = 0..TENSORS;
    let entry = prop_oneof![0..50_u32, any::<u32>()];
    prop_oneof![
        WRONGS => (tensor.clone(), wrong()).prop_map(|(t, wrong)| Change::Tensor(t, wrong)),
        1 => device().prop_map(|(device, ordinal)| Change::Everywhere(device, ordinal)),
        1 => (0..6_u8).prop_map(Change::Types),
        1 => (tensor.clone(), tensor.clone()).prop_map(|(a, b)| Change::Same(a, b)),
        1 => tensor.prop_map(|t| Change::Passed(t, false)),
        6 => prop_oneof![8..10_usize, 13..TENSORS].prop_map(|t| Change::Passed(t, true)),
        6 => (prop::sample::select(&LISTS[..]), 0..4_usize, entry).prop_map(|(t, i, e)| Change::Entry(t, i, e)),
        1 => (0..3_usize, prop_oneof![0..200_usize, any::<usize>()]).prop_map(|(i, s)| Change::Size(i, s)),
        2 => prop_oneof![0..512_u64, any::<u64>()].prop_map(Change::Flags),
        2 => prop_oneof![0..4_u64, any::<u64>()].prop_map(Change::RotaryFlags),
        3 => (0..3_usize).prop_map(Change::Missing),
        1 => prop_oneof![0..50_usize, any::<usize>()].prop_map(Change::Longest),
        1 => (0..9_u32, any::<u32>()).prop_map(|(least, most)| Change::Range(least, most)),
        1 => any::<usize>().prop_map(Change::Stream),
    ]
}

/// What a call does, and how its tensors lie.
#[derive(Clone, Copy, Debug)]
struct Layout {
    attends: bool,
    packed: bool,
    /// In order, in rows, or in pages.
    places: usize,
    rotates: bool,
}

struct Case {
    layout: Layout,
    tensors: [Box<Described>; TENSORS],
    passed: [bool; TENSORS],
    cache: fa_cache,
    rotary: fa_rotary,
    options: fa_options,
    /// Which of cache, rotary and options are passed.
    structs: [bool; 3],
    longest: usize,
    stream: usize,
}

impl Case {
    /// Two sequences with so many new tokens each, the second with one fewer where they are packed.
    fn new(layout: Layout, count: i64, lengths: [u32; 2], changes: &[Change]) -> Case {
        let Layout {
            packed,
            places,
            attends,
            rotates,
        } = layout;
        let half = |shape: &[i64]| Described::new(shape, 2, 16);
        let float = |shape: &[i64]| Described::new(shape, 2, 32);
        let tokens = if packed { 2 * count - 1 } else { count };
        let of_tokens = |heads| half(&[2, tokens, heads, 16][usize::from(packed)..]);
        // Three rows of 40 keys, the first for either sequence, or pages of 8.
        let of_cache = || match places {
            2 => half(&[10, 8, 1, 16]),
            1 => half(&[3, 40, 1, 16]),
            _ => half(&[2, 40, 1, 16]),
        };
        let of_lse = [2, 2, tokens];
        let mut table = Described::new(&[2, 5], 0, 32);
        for (i, page) in [9, 0, 8, 1, 7, 2, 6, 3, 5, 4].into_iter().enumerate() {
            table.set(i, page);
        }
        let mut case = Case {
            layout,
            tensors: [
                of_tokens(2),
                of_tokens(1),
                of_tokens(1),
                of_tokens(2),
                float(&of_lse[usize::from(packed)..]),
                of_cache(),
                of_cache(),
                Described::list(&lengths),
                table,
                Described::list(&[2, 0]),
                Described::list(&[0, count as u32, tokens as u32]),
                float(&[30, 8]),
                float(&[30, 8]),
                Described::list(&[3, 50]),
                of_tokens(2),
                of_tokens(2),
                Described::list(&[1, 0]),
                float(&[1, 2, 1, 40]),
                Described::list(&[0, 1]),
            ],
            passed: std::array::from_fn(|t| match t {
                8 => places == 2,
                9 => places == 1,
                10 => packed,
                15 => attends,
                0..8 | 11 | 12 => true,
                _ => false,
            }),
            cache: fa_cache {
                size: size_of::<fa_cache>(),
                k: null(),
                v: null(),
                seqlens: null(),
                block_table: null(),
                rows: null(),
            },
            rotary: fa_rotary {
                size: size_of::<fa_rotary>(),
                flags: 0,
                cos: null(),
                sin: null(),
                positions: null(),
                q: null(),
                q_out: null(),
            },
            options: fa_options {
                size: size_of::<fa_options>(),
                flags: FA_CAUSAL,
                // SAFETY: null is none.
                ..unsafe { versioned::copy(null()) }.unwrap()
            },
            structs: [true, rotates, true],
            longest: count as usize,
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
            Change::Types(code) => [0, 1, 2, 3, 5, 6, 14, 15]
                .into_iter()
                .for_each(|t| self.tensors[t].tensor.dtype.code = code),
            Change::Same(a, b) => self.tensors[a].tensor.data = self.tensors[b].tensor.data,
            // An addition has queries and where they go, or neither.
            Change::Passed(14 | 15, passed) if !self.layout.attends => {
                self.passed[14..16].fill(passed);
            }
            Change::Passed(t, passed) => self.passed[t] = passed,
            Change::Entry(t, i, entry) => self.tensors[t].set(i, entry),
            Change::Size(0, size) => self.cache.size = size,
            Change::Size(1, size) => self.rotary.size = size,
            Change::Size(_, size) => self.options.size = size,
            Change::Flags(flags) => self.options.flags = flags,
            Change::RotaryFlags(flags) => self.rotary.flags = flags,
            Change::Missing(number) => self.structs[number] = false,
            Change::Longest(longest) => self.longest = longest,
            Change::Range(least, most) => {
                self.options.flags |= FA_QUERY_RANGE;
                self.options.query_range_least = least;
                self.options.query_range_most = most;
            }
            Change::Stream(stream) => self.stream = stream,
        }
    }

    /// Calls the library, or prepares the call.
    fn call(&mut self, prepares: bool) -> fa_status {
        let [
            q,
            new_k,
            new_v,
            o,
            lse,
            k,
            v,
            seqlens,
            block_table,
            rows,
            ends,
            cos,
            sin,
            positions,
            rotated,
            q_out,
            padding,
            bias,
            of_options,
        ] = std::array::from_fn(|t| match self.passed[t] {
            true => &raw const self.tensors[t].tensor,
            false => null(),
        });
        self.cache = fa_cache {
            k,
            v,
            seqlens,
            block_table,
            rows,
            ..self.cache
        };
        self.rotary = fa_rotary {
            cos,
            sin,
            positions,
            q: rotated,
            q_out,
            ..self.rotary
        };
        self.options.cache_leftpad = padding;
        self.options.bias = bias;
        self.options.cache_batch_idx = of_options;
        let [has_cache, has_rotary, has_options] = self.structs;
        let cache = if has_cache {
            &raw const self.cache
        } else {
            null()
        };
        let rotary = if has_rotary {
            &raw const self.rotary
        } else {
            null()
        };
        let options = if has_options {
            &raw const self.options
        } else {
            null()
        };
        let (longest, stream) = (self.longest, std::ptr::without_provenance_mut(self.stream));
        // SAFETY: no tensor says of memory that it has what it has not; see `Described::lies`.
        unsafe {
            match (self.layout.attends, prepares) {
                (true, false) => fa_decode(
                    q, new_k, new_v, o, lse, cache, ends, longest, rotary, options, stream,
                ),
                (true, true) => fa_prepare_decode(
                    q, new_k, new_v, o, lse, cache, ends, longest, rotary, options,
                ),
                (false, false) => fa_append(new_k, new_v, cache, ends, longest, rotary, stream),
                (false, true) => fa_prepare_append(new_k, new_v, cache, ends, longest, rotary),
            }
        }
    }
}

fn layout() -> impl Strategy<Value = Layout> {
    let flag = any::<bool>();
    (flag, flag, 0..3_usize, flag).prop_map(|(attends, packed, places, rotates)| Layout {
        attends,
        packed,
        places,
        rotates,
    })
}

#[test]
fn whatever_is_added_there_is_a_code_and_a_text() {
    let cases = cases() / 4;
    let outcomes = Outcomes::new();
    let lengths = prop::array::uniform2(prop_oneof![8 => 0..36_u32, 1 => any::<u32>()]);
    let changes = prop::collection::vec(change(), 0..5);
    runner(cases)
        .run(
            &(layout(), 1..5_i64, lengths, changes),
            |(layout, count, lengths, changes)| {
                let mut case = Case::new(layout, count, lengths, &changes);
                prop_assume!(!case.tensors.iter().any(|tensor| tensor.lies()));
                let kind = 2 * usize::from(layout.attends) + usize::from(layout.packed);
                let is_prepared = is_done(case.call(true))?;
                let done = is_done(case.call(false))?;
                prop_assert!(is_prepared || !done, "what can be called can be prepared");
                outcomes.count(kind, done);
                Ok(())
            },
        )
        .unwrap_or_else(|error| panic!("{error}"));
    let names = ["append", "packed append", "decode", "packed decode"];
    let calls = names.map(|name| format!("calls of {name}"));
    outcomes.expect(calls, [cases / 40, cases / 16]);
}
