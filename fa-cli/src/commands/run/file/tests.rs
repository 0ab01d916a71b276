//! Files that are damaged, or hold what attention cannot take: see [`fa_cases::fuzz`].

use anyhow::Context;
use fa::attention::Chip;
use fa_cases::fuzz::{check, noise, with_other_values, with_slips};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use serde_json::{Map, Value, json};

use super::*;
use crate::commands::arguments::Asked;
use crate::commands::attention::Choice;
use crate::commands::plan::DEFAULT_CHIP;

/// A tensor: name, type, sizes.
type Described = (String, &'static str, Vec<usize>);

/// The lists.
const LISTS: [&str; 4] = [QUERIES, KEYS, USED, TABLE];

const NAMES: [&str; 16] = [
    "do",
    "bias",
    "document_q",
    "document_k",
    "q",
    "k",
    "v",
    "alibi_slopes",
    "sinks",
    "cu_seqlens_q",
    "cu_seqlens_k",
    "seqused_k",
    "block_table",
    "o",
    "mask",
    "Q",
];

/// Types with the bytes of an element; two that share one, and one that has no whole bytes, among them.
const TYPES: [(&str, usize); 10] = [
    ("F16", 2),
    ("BF16", 2),
    ("F32", 4),
    ("F64", 8),
    ("I16", 2),
    ("I32", 4),
    ("U8", 1),
    ("BOOL", 1),
    ("F8_E4M3", 1),
    ("C64", 8),
];

/// Tensors of one problem.
fn fitting() -> impl Strategy<Value = Vec<Described>> {
    let sizes = (1..3_usize, 1..20_usize, 1..20_usize, 1..3_usize, 1..3_usize);
    let head_dim = select(&[8_usize, 16, 60, 64, 72, 128, 256, 264][..]);
    let given = proptest::sample::subsequence(Options::TENSORS, 0..=Options::TENSORS.len());
    // No cache, one whose keys are partly used, one in pages of so many keys.
    let cache = prop_oneof![Just(None), (0..9_usize).prop_map(Some)];
    let functions = (any::<bool>(), any::<bool>());
    let kinds = (
        any::<bool>(),
        any::<bool>(),
        any::<bool>(),
        any::<bool>(),
        cache,
        functions,
    );
    (sizes, head_dim, given, kinds).prop_map(
        |(
            (batch, seq_q, seq_k, kv_heads, group),
            head_dim,
            given,
            (half, of_batch, packed, gradients, cache, (bias, documents)),
        )| {
            let dtype = if half { "F16" } else { "BF16" };
            let heads = kv_heads * group;
            // Packed tensors have no batch.
            let shape = |sizes: [usize; 4]| sizes[usize::from(packed)..].to_vec();
            let keys = match cache {
                None => shape([batch, seq_k, kv_heads, head_dim]),
                Some(0) => vec![batch, seq_k, kv_heads, head_dim],
                Some(page) => vec![3, page, kv_heads, head_dim],
            };
            let q = shape([batch, seq_q, heads, head_dim]);
            let mut tensors = vec![("q".to_owned(), dtype, q.clone())];
            tensors.extend(gradients.then(|| (GRADIENT.to_owned(), dtype, q)));
            tensors.extend(["k", "v"].map(|name| (name.to_owned(), dtype, keys.clone())));
            let mut list = |name: &str, there: bool, sizes: &[usize]| {
                let list = (name.to_owned(), "I32", sizes.to_vec());
                tensors.extend(there.then_some(list));
            };
            list(QUERIES, packed, &[batch + 1]);
            list(KEYS, packed && cache.is_none(), &[batch + 1]);
            list(USED, cache.is_some(), &[batch]);
            list(TABLE, cache > Some(0), &[batch, seq_k]);
            let of_each = if of_batch { batch } else { 1 };
            list(DOCUMENTS[0], documents, &[of_each, seq_q]);
            list(DOCUMENTS[1], documents, &[1, seq_k]);
            let shape = vec![of_each, heads, seq_q, 1];
            tensors.extend(bias.then(|| (BIAS.to_owned(), "F32", shape)));
            let sizes = if of_batch {
                vec![batch, heads]
            } else {
                vec![heads]
            };
            tensors.extend(
                given
                    .iter()
                    .map(|name| (name.to_string(), "F32", sizes.clone())),
            );
            tensors
        },
    )
}

/// Tensors of which some are missing, too many, of another type, or of other sizes.
fn strange() -> impl Strategy<Value = Vec<Described>> {
    let name = prop_oneof![9 => select(&NAMES[..]).prop_map(str::to_owned), 1 => "[a-z]{0,9}"];
    let dtype = select(&TYPES[..]).prop_map(|(dtype, _)| dtype);
    let tensor = || (name.clone(), dtype.clone(), vec(0..5_usize, 0..6));
    (
        fitting(),
        vec(
            (any::<prop::sample::Index>(), prop::option::of(tensor())),
            0..3,
        ),
    )
        .prop_map(|(mut tensors, changes)| {
            for (at, change) in changes {
                let at = at.index(tensors.len() + 1);
                match change {
                    Some(tensor) if at < tensors.len() => tensors[at] = tensor,
                    Some(tensor) => tensors.push(tensor),
                    None if at < tensors.len() => drop(tensors.remove(at)),
                    None => {}
                }
            }
            tensors
        })
}

/// The header of a file with these tensors, one after the other, and the size of its data.
fn header(tensors: &[Described]) -> (Value, usize) {
    let (mut header, mut end) = (Map::new(), 0);
    for (name, dtype, shape) in tensors {
        let (_, bytes) = TYPES
            .iter()
            .find(|(known, _)| known == dtype)
            .expect("listed");
        let begin = end;
        end += shape.iter().product::<usize>() * bytes;
        let tensor = json!({"dtype": dtype, "shape": shape, "data_offsets": [begin, end]});
        header.insert(name.clone(), tensor);
    }
    (Value::Object(header), end)
}

/// A file with a header and data: its numbers are any bits, NaN and infinities among them. But lists have 0 but for their last number,
/// which is the number of rows, or of keys, if the first byte of the data is even.
fn bytes(header: &Value, data: &[u8], size: usize) -> Vec<u8> {
    let text = header.to_string();
    let mut bytes = (text.len() as u64).to_le_bytes().to_vec();
    bytes.extend(text.as_bytes());
    let first = bytes.len();
    bytes.extend(data.iter().cycle().take(size));
    let number = |value: &Value| value.as_u64().and_then(|it| usize::try_from(it).ok());
    let last = [("q", 0), ("k", 0), ("k", 1), ("block_table", 2)];
    for (list, (of, size)) in LISTS.into_iter().zip(last) {
        let rows = number(&header[of]["shape"][size]);
        let offsets = &header[list]["data_offsets"];
        let (Some(begin), Some(end)) = (number(&offsets[0]), number(&offsets[1])) else {
            continue;
        };
        let Some(list) = bytes.get_mut(first..).and_then(|it| it.get_mut(begin..end)) else {
            continue;
        };
        list.fill(0);
        if let (Some(rows), 0, [.., last]) = (rows, data[0] % 2, list.as_chunks_mut().0) {
            *last = (rows as u32).to_le_bytes();
        }
    }
    bytes
}

fn files() -> impl Strategy<Value = Vec<u8>> {
    let data = || vec(any::<u8>(), 1..50);
    let whole = || {
        let tensors = prop_oneof![fitting(), strange()];
        (tensors, data()).prop_map(|(tensors, data)| {
            let (header, size) = header(&tensors);
            bytes(&header, &data, size)
        })
    };
    let other = (fitting(), data()).prop_flat_map(|(tensors, data)| {
        let (header, size) = header(&tensors);
        with_other_values(Just(header)).prop_map(move |header| bytes(&header, &data, size))
    });
    prop_oneof![1 => noise(), 4 => whole(), 3 => with_slips(whole()), 2 => other]
}

/// Reads a file and chooses the kernel for it.
fn taken(bytes: &[u8]) -> Result<()> {
    let file = SafeTensors::deserialize(bytes).context("this is no safetensors file")?;
    let HostTensors {
        problem,
        given,
        lengths,
        functions,
        d_o,
        ..
    } = tensors(&file)?;
    let asked = Asked {
        varlen: Some(lengths),
        functions: functions.shapes(),
        in_file: given.iter().map(|it| (it.name, it.shape.clone())).collect(),
        ..Asked::default()
    };
    for chip in [
        DEFAULT_CHIP,
        Chip {
            multiprocessors: 1,
            ..DEFAULT_CHIP
        },
    ] {
        let choice = Choice::of(None, &asked, &problem.shape, problem.dtype, chip)?;
        choice.plan(chip)?;
        if d_o.is_some() {
            Choice::chosen(choice.problem, true, chip)?.plan(chip)?;
        }
    }
    Ok(())
}

#[test]
fn fuzz_files() {
    check("input files", files(), |bytes| {
        taken(&bytes).map_err(|error| format!("{error:#}"))
    });
}

/// A tensor that attention does not know is named, beside those that it does.
#[test]
fn tensors_that_nobody_reads_are_refused() {
    let name = "[a-zA-Z_]{1,12}";
    let tensors = (fitting(), name).prop_filter("it is known", |(_, name)| {
        let functions = &[BIAS, DOCUMENTS[0], DOCUMENTS[1]];
        let known = [
            &["q", "k", "v", GRADIENT],
            &LISTS[..],
            Options::TENSORS,
            functions,
        ]
        .concat();
        !known.contains(&name.as_str())
    });
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let checked = runner.run(&tensors, |(mut tensors, name)| {
        tensors.push((name.clone(), "F32", vec![2]));
        let (header, size) = header(&tensors);
        let error = taken(&bytes(&header, &[0], size)).expect_err("nobody reads it");
        let message = format!("{error:#}");
        prop_assert!(
            message.contains(&format!("`{name}` is no tensor")),
            "{message}"
        );
        for known in ["q, k and v"].iter().chain(&LISTS).chain(Options::TENSORS) {
            prop_assert!(message.contains(known), "{message}");
        }
        Ok(())
    });
    checked.expect("every one is refused");
}
