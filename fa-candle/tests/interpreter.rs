//! Attention of candle's tensors on the CPU, where the interpreter runs the kernels.

mod attention;

use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use attention::{
    candles_own, cases, functions, gradients, kvcache, learned, mask_blocks, merge, training, used,
    varlen,
};
use candle_core::{DType, Device, Tensor};
use fa_candle::{Cached, NewTokens, Options, attention_with_kvcache};

#[test]
fn candles_own_tests_pass() {
    for (name, test) in candles_own::ALL {
        test(&Device::Cpu).unwrap_or_else(|error| panic!("{name}: {error:?}"));
    }
}

#[test]
fn every_case_is_right() {
    for (name, case, lies) in cases::short() {
        cases::check(case, lies, &Device::Cpu).unwrap_or_else(|error| panic!("{name}: {error:?}"));
    }
}

#[test]
fn keys_may_be_broadcast() {
    cases::broadcast(&Device::Cpu).unwrap();
}

#[test]
fn packed_sequences_are_right() {
    for (name, test) in varlen::ALL {
        test(&Device::Cpu).unwrap_or_else(|error| panic!("{name}: {error:?}"));
    }
}

#[test]
fn steps_over_a_cache_are_right() {
    for (name, test) in kvcache::ALL {
        test(&Device::Cpu).unwrap_or_else(|error| panic!("{name}: {error:?}"));
    }
}

/// Threads that add to a cache and such that read it, whose keys and values are in one storage, do not wait for each other for ever.
#[test]
fn a_cache_is_used_by_several_threads() {
    let (done, all_done) = mpsc::channel();
    let both = Tensor::zeros((2, 4, 16, 1, 32), DType::F16, &Device::Cpu).unwrap();
    for row in 0..4_u32 {
        let (done, both) = (done.clone(), both.clone());
        thread::spawn(move || {
            let call = || one_row(&both, row, row % 2 == 0);
            done.send((0..200).try_for_each(|_| call())).unwrap();
        });
    }
    for _ in 0..4 {
        let result = all_done.recv_timeout(Duration::from_secs(120));
        result.expect("a thread waits for ever").unwrap();
    }
}

/// A call on one row of a cache whose keys and values are the halves of a tensor: it adds a key, or attends to what is there.
fn one_row(both: &Tensor, row: u32, adds: bool) -> anyhow::Result<()> {
    let half = |number| both.narrow(0, number, 1)?.squeeze(0);
    let token = Tensor::ones((1, 1, 1, 32), DType::F16, &Device::Cpu)?;
    let (k, v) = (token.clone(), token.clone());
    let new = adds.then_some(NewTokens { k, v, rotary: None });
    let cached = Cached {
        cache_batch_idx: Some(Tensor::new(&[row], &Device::Cpu)?),
        ..Cached::new(&Tensor::new(&[3_u32], &Device::Cpu)?)
    };
    let options = Options::default();
    attention_with_kvcache(
        &token,
        &half(0)?,
        &half(1)?,
        new.as_ref(),
        &cached,
        &options,
    )?;
    Ok(())
}

#[test]
fn merged_parts_are_right() {
    for (name, test) in merge::ALL {
        test(&Device::Cpu).unwrap_or_else(|error| panic!("{name}: {error:?}"));
    }
}

#[test]
fn functions_are_right() {
    for (name, test) in functions::ALL {
        test(&Device::Cpu).unwrap_or_else(|error| panic!("{name}: {error:?}"));
    }
}

#[test]
fn gradients_are_right() {
    for (name, test) in gradients::ALL {
        test(&Device::Cpu).unwrap_or_else(|error| panic!("{name}: {error:?}"));
    }
}

#[test]
fn keys_of_which_sequences_use_a_part_are_right() {
    for (name, test) in used::ALL {
        test(&Device::Cpu).unwrap_or_else(|error| panic!("{name}: {error:?}"));
    }
}

#[test]
fn what_is_learned_beside_q_k_and_v_has_gradients() {
    for (name, test) in learned::ALL {
        test(&Device::Cpu).unwrap_or_else(|error| panic!("{name}: {error:?}"));
    }
}

#[test]
fn blocks_that_masks_hide_are_left_out() {
    for (name, test) in mask_blocks::ALL {
        test(&Device::Cpu).unwrap_or_else(|error| panic!("{name}: {error:?}"));
    }
}

#[test]
fn a_transformer_learns() {
    training::a_transformer_learns(&Device::Cpu).unwrap();
}
