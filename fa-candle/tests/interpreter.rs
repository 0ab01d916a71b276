//! Attention of candle's tensors on the CPU, where the interpreter runs the kernels.

mod attention;

use attention::{candles_own, cases, functions, gradients, learned, training, varlen};
use candle_core::Device;

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
fn what_is_learned_beside_q_k_and_v_has_gradients() {
    for (name, test) in learned::ALL {
        test(&Device::Cpu).unwrap_or_else(|error| panic!("{name}: {error:?}"));
    }
}

#[test]
fn a_transformer_learns() {
    training::a_transformer_learns(&Device::Cpu).unwrap();
}
