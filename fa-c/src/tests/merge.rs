//! The same of parts that are merged.

use super::*;

/// Tensors of a case: the parts' outputs and log-sum-exps, or stacked ones as the first two, and o and lse.
const TENSORS: usize = 6;

/// Something wrong with a call, or only unusual.
#[derive(Clone, Copy, Debug)]
enum Change {
    Tensor(usize, Wrong),
    Everywhere(i32, i32),
    Type(usize, u8, u8),
    Same(usize, usize),
    Passed(usize, bool),
    Stream(usize),
}

fn change() -> impl Strategy<Value = Change> {
    let tensor = 0..TENSORS;
    // bfloat16 in the place of float16, or float32.
    let types = prop_oneof![Just((4, 16)), Just((2, 32)), Just((2, 16))];
    prop_oneof![
        WRONGS => (tensor.clone(), wrong()).prop_map(|(t, wrong)| Change::Tensor(t, wrong)),
        1 => device().prop_map(|(device, ordinal)| Change::Everywhere(device, ordinal)),
        4 => (tensor.clone(), types).prop_map(|(t, (code, bits))| Change::Type(t, code, bits)),
        4 => (tensor.clone(), tensor.clone()).prop_map(|(a, b)| Change::Same(a, b)),
        2 => tensor.prop_map(|t| Change::Passed(t, false)),
        1 => any::<usize>().prop_map(Change::Stream),
    ]
}

struct Case {
    stacked: bool,
    tensors: [Box<Described>; TENSORS],
    passed: [bool; TENSORS],
    stream: usize,
}

impl Case {
    /// Of two sequences of so many queries, or of one without a batch; two parts, or so many stacked ones.
    fn new(queries: i64, head_dim: i64, parts: Option<i64>, packed: bool) -> Case {
        let drop = usize::from(packed);
        let batch = if packed { 1 } else { 2 };
        let output = || Described::new(&[batch, queries, 2, head_dim][drop..], 2, 16);
        let lse = || Described::new(&[batch, 2, queries][drop..], 2, 32);
        let (first, first_lse) = match parts {
            None => (output(), lse()),
            Some(parts) => {
                let lse = [parts, batch, 2, queries];
                let packed_lse = [parts, 2, queries];
                let lse = if packed { &packed_lse[..] } else { &lse };
                let o = [parts, batch * queries, 2, head_dim];
                (Described::new(&o, 2, 16), Described::new(lse, 2, 32))
            }
        };
        Case {
            stacked: parts.is_some(),
            tensors: [first, first_lse, output(), lse(), output(), lse()],
            passed: [true; TENSORS],
            stream: 0,
        }
    }

    fn change(&mut self, change: Change) {
        match change {
            Change::Tensor(t, wrong) => self.tensors[t].change(wrong),
            Change::Everywhere(device_type, device_id) => {
                let device = Wrong::Device(device_type, device_id);
                self.tensors.iter_mut().for_each(|it| it.change(device));
            }
            Change::Type(t, code, bits) => self.tensors[t].change(Wrong::Type(code, bits, 1)),
            Change::Same(a, b) => self.tensors[a].tensor.data = self.tensors[b].tensor.data,
            Change::Passed(t, passed) => self.passed[t] = passed,
            Change::Stream(stream) => self.stream = stream,
        }
    }

    /// Merges, or prepares that.
    fn call(&self, prepares: bool) -> fa_status {
        let [first_o, first_lse, second_o, second_lse, o, lse] =
            std::array::from_fn(|t| match self.passed[t] {
                true => &raw const self.tensors[t].tensor,
                false => null(),
            });
        let stream = std::ptr::without_provenance_mut(self.stream);
        // SAFETY: no tensor says of memory that it has what it has not; see `Described::lies`.
        unsafe {
            match (self.stacked, prepares) {
                (true, false) => fa_merge_stacked(first_o, first_lse, o, lse, stream),
                (true, true) => fa_prepare_merge_stacked(first_o, first_lse, o, lse),
                (false, false) => {
                    fa_merge(first_o, first_lse, second_o, second_lse, o, lse, stream)
                }
                (false, true) => fa_prepare_merge(first_o, first_lse, second_o, second_lse, o, lse),
            }
        }
    }
}

#[test]
fn whatever_is_merged_there_is_a_code_and_a_text() {
    let cases = cases() / 4;
    let strategy = (
        1..20_i64,
        (1..5_i64).prop_map(|eights| 8 * eights),
        prop::option::of(1..6_i64),
        any::<bool>(),
        prop::collection::vec(change(), 0..4),
    );
    let outcomes = Outcomes::new();
    runner(cases)
        .run(&strategy, |(queries, head_dim, parts, packed, changes)| {
            let mut case = Case::new(queries, head_dim, parts, packed);
            changes.into_iter().for_each(|change| case.change(change));
            prop_assume!(!case.tensors.iter().any(|tensor| tensor.lies()));
            let is_prepared = is_done(case.call(true))?;
            let done = is_done(case.call(false))?;
            prop_assert!(is_prepared || !done, "what can be merged can be prepared");
            outcomes.count(usize::from(case.stacked), done);
            Ok(())
        })
        .unwrap_or_else(|error| panic!("{error}"));
    let calls = ["calls of pairs", "calls of stacked parts"];
    outcomes.expect(calls, [cases / 10, cases / 10]);
}
