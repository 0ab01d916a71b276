//! Lists that lead out of a tensor, and those that nobody follows.

use std::ptr::null_mut;

use fa::attention::{AttentionError, CachePlaces, PackedTokens, RawDecoding};
use fa::kernels::attention::LaunchError;
use fa::prelude::*;
use fa::runtime::contiguous_strides;

use crate::memory::*;

/// What is said of a list that leads astray, and whether the cache was left alone.
fn astray(change: impl FnOnce(&mut Memory<f16>, &mut RawDecoding<'static>)) -> String {
    let mut memory = Memory::new(f16::from_f32);
    let before = bits(memory.cache[0].get());
    let mut step = memory.step();
    change(&mut memory, &mut step);
    let refused = on_host(step, &causal()).unwrap_err();
    let is_of_an_option = matches!(
        refused,
        AttentionError::Launch(LaunchError::OptionValue { .. })
    );
    assert!(is_of_an_option, "{refused}");
    assert!(bits(memory.cache[0].get()) == before, "{refused}");
    refused.to_string()
}

#[test]
fn lists_that_lead_astray_are_refused_before_anything_is_written() {
    for (number, page) in [(4, "4"), (u32::MAX, "4294967295 (-1 as int32)")] {
        let said = astray(|memory, _| memory.pages.get_mut()[1] = number);
        let expected = format!(
            "cache.places: CachePlaces::Pages has page {page} for the keys from 16 on of sequence 0, but there are 4 pages"
        );
        assert_eq!(said, expected);
    }
    let said = astray(|memory, step| {
        memory.pages.get_mut()[0] = 4;
        step.cache.places = CachePlaces::Rows(list(&memory.pages, 0, &[2]));
    });
    let expected = "CachePlaces::Rows: there is a sequence in row 4, but the cache has 4 rows";
    assert_eq!(said, expected);
    let said = astray(|memory, step| {
        memory.begins.get_mut()[1] = 3;
        pack(memory, step);
    });
    assert!(said.starts_with("new.packed: cu_seqlens has "), "{said}");
}

/// Which of two tokens was written last would be chance.
#[test]
fn new_tokens_have_places_of_their_own() {
    let said = astray(|memory, step| {
        memory.pages.get_mut()[..2].fill(1);
        memory.lengths.get_mut()[0] = 3;
        step.cache.places = CachePlaces::Rows(list(&memory.pages, 0, &[2]));
        step.cache_seqlens = list(&memory.lengths, 0, &[2]);
        memory.lengths.get_mut()[1] = 3;
    });
    let expected = "cache: new tokens of sequence 0 and of sequence 1 go to key 3 of row 1: give each token a place of its own";
    assert_eq!(said, expected);
    let said = astray(|memory, step| {
        memory.pages.get_mut()[..4].fill(2);
        memory.lengths.get_mut()[1] = 4;
        step.cache_seqlens = list(&memory.lengths, 0, &[2]);
    });
    assert!(said.contains("key 4 of page 2"), "{said}");

    // Of one page they may have different keys, and what is dropped goes nowhere.
    for lengths in [[3, 4], [3, 32], [u32::MAX, 3], [32, 32]] {
        let mut memory = Memory::new(f16::from_f32);
        memory.pages.get_mut()[..4].fill(2);
        memory.lengths.get_mut()[..2].copy_from_slice(&lengths);
        let step = memory.step();
        add_on_host(step.cache, step.new, step.cache_seqlens, None).unwrap();
    }
    let mut memory = Memory::new(f16::from_f32);
    memory.pages.get_mut()[..4].fill(2);
    memory.lengths.get_mut()[..2].copy_from_slice(&[19, 3]);
    let step = memory.step();
    let refused = add_on_host(step.cache, step.new, step.cache_seqlens, None).unwrap_err();
    assert!(refused.to_string().contains("key 3 of page 2"), "{refused}");
}

#[test]
fn packed_additions_are_checked_too() {
    let mut memory = Memory::new(f16::from_f32);
    memory.begins.get_mut()[2] = 1;
    let mut step = memory.step();
    pack(&mut memory, &mut step);
    let RawDecoding {
        new,
        cache,
        cache_seqlens,
        ..
    } = step;
    let refused = add_on_host(cache, new, cache_seqlens, None).unwrap_err();
    assert!(
        refused
            .to_string()
            .starts_with("new.packed: cu_seqlens goes from 0 to 1"),
        "{refused}"
    );
}

/// Entries of the table that no used key is in may be anything, and so may those of a sequence that waits. Lengths past what
/// there is room for are taken for that.
#[test]
fn what_is_not_followed_is_not_checked() {
    let mut memory = Memory::new(f16::from_f32);
    memory.pages.get_mut()[3] = u32::MAX;
    let step = memory.step();
    on_host(step, &causal()).unwrap();

    let mut memory = Memory::new(f16::from_f32);
    memory.begins.get_mut()[..3].copy_from_slice(&[0, 0, 2]);
    memory.pages.get_mut()[..2].fill(u32::MAX);
    let mut step = memory.step();
    pack(&mut memory, &mut step);
    step.new.packed = step.new.packed.map(|packed| PackedTokens {
        max_len: 2,
        ..packed
    });
    on_host(step, &causal()).unwrap();

    let outputs = [32, 1000, i32::MAX.cast_unsigned()].map(|length| {
        let mut memory = Memory::new(f16::from_f32);
        memory.lengths.get_mut()[0] = length;
        let mut step = memory.step();
        step.rotary = None;
        on_host(step, &Options::default()).unwrap();
        memory.o.get()[..4 * 64].to_vec()
    });
    assert!(outputs[0] == outputs[1] && outputs[0] == outputs[2]);
}

/// A table that has no row for a sequence is refused as on a GPU.
#[test]
fn tables_of_another_shape_are_refused() {
    let mut memory = Memory::new(f16::from_f32);
    let mut step = memory.step();
    step.cache.places = CachePlaces::Pages(list(&memory.pages, 0, &[1, 2]));
    let refused = on_host(step, &causal()).unwrap_err().to_string();
    assert!(
        refused.contains("`CachePlaces::Pages` is [1, 2"),
        "{refused}"
    );
}

/// Where one list says where queries and new tokens begin there are as many of both, and there is a length for each sequence.
#[test]
fn new_tokens_and_lengths_are_those_of_the_queries() {
    let refused = |change: fn(&mut Memory<f16>, &mut RawDecoding<'static>)| {
        let mut memory = Memory::new(f16::from_f32);
        let mut step = memory.step();
        pack(&mut memory, &mut step);
        change(&mut memory, &mut step);
        let before = bits(memory.cache[0].get());
        let refused = on_host(step, &causal()).unwrap_err().to_string();
        assert!(bits(memory.cache[0].get()) == before, "{refused}");
        refused
    };
    let said = refused(|memory, step| {
        let one = |tensor: &fa_cases::Aligned<f16>| tensor.view(0, &[1, 2, 64], &[128, 64, 1]);
        step.new.k = one(&memory.new[0]);
        step.new.v = one(&memory.new[1]);
    });
    assert!(
        said.contains("as many tokens as queries, because one list says where both begin: 2"),
        "{said}"
    );
    let said = refused(|memory, step| step.cache_seqlens = list(&memory.lengths, 0, &[1]));
    assert!(said.contains("`cache_seqlens` is [1, 1, 1, 1]"), "{said}");
}

/// Attention to the cache alone, of sequences of these lengths, whose pages are these; its output.
fn attend_in_pages(lengths: [i32; 2], pages: [u32; 4]) -> Result<Vec<f16>, AttentionError> {
    let mut memory = Memory::new(f16::from_f32);
    memory.pages.get_mut()[..4].copy_from_slice(&pages);
    memory.lengths.get_mut()[..2].copy_from_slice(&lengths.map(i32::cast_unsigned));
    let step = memory.step();
    let options = Options {
        paged: Some(Paged {
            block_table: list(&memory.pages, 0, &[2, 2]),
            page: 16,
            max_seq_k: 32,
        }),
        seqused_k: Some(step.cache_seqlens),
        ..Options::default()
    };
    let strides = contiguous_strides(&POOL);
    let [k, v] = memory
        .cache
        .each_ref()
        .map(|cache| cache.view(0, &POOL, &strides));
    let device = Device::cpu();
    // SAFETY: every tensor is alive and used by one call at a time.
    let stream = unsafe { device.borrow_stream(null_mut()) };
    attention_on(&stream, [step.q, k, v], step.o, step.lse, &options)?;
    Ok(memory.o.get()[..2 * 4 * 64].to_vec())
}

/// Lists of other libraries are int32. Of a sequence with a negative length no page is followed, and its output is zero.
#[test]
fn a_negative_length_is_none() {
    let none = attend_in_pages([0, 5], PAGES).unwrap();
    assert!(none[..4 * 64].iter().all(|x| *x == f16::ZERO));
    for length in [-1, -20, i32::MIN] {
        let [_, _, others @ ..] = PAGES;
        let pages = [u32::MAX, 9, others[0], others[1]];
        assert!(
            attend_in_pages([length, 5], pages).unwrap() == none,
            "{length}"
        );
    }
}

/// Attention to a cache without adding to it: its lists are checked as those of a step are.
#[test]
fn attention_to_a_cache_is_checked_too() {
    let attend = |pages: [u32; 4], lse_in_the_table: bool| {
        let mut memory = Memory::new(f16::from_f32);
        memory.pages.get_mut()[..4].copy_from_slice(&pages);
        let step = memory.step();
        let paged = Paged {
            block_table: list(&memory.pages, 0, &[2, 2]),
            page: 16,
            max_seq_k: 32,
        };
        let options = Options {
            paged: Some(paged),
            seqused_k: Some(step.cache_seqlens),
            ..causal()
        };
        let [k, v] = memory
            .cache
            .each_ref()
            .map(|cache| cache.view(0, &POOL, &contiguous_strides(&POOL)));
        let lse = match lse_in_the_table {
            true => {
                let address = memory.pages.get().as_ptr().expose_provenance() as u64;
                // SAFETY: the call is refused.
                unsafe { ViewMut::raw(address, &[2, 4, 1], &[4, 1, 1], Type::F32) }.ok()
            }
            false => step.lse,
        };
        let device = Device::cpu();
        // SAFETY: every tensor is alive and used by one call at a time.
        let stream = unsafe { device.borrow_stream(null_mut()) };
        attention_on(&stream, [step.q, k, v], step.o, lse, &options)
    };
    attend(PAGES, false).unwrap();
    // Sequence 1 has five keys: its second page is not followed.
    attend([3, 0, 1, 9], false).unwrap();
    let refused = attend([3, 0, 9, 2], false).unwrap_err().to_string();
    assert!(refused.contains("block_table has page 9"), "{refused}");
    assert_eq!(sharing(attend(PAGES, true)), ["lse", "block_table"]);
}
