//! What the backward pass refuses.

use fa::attention::{AddedKeys, AttentionError, Gradients, attention_backward};
use fa::kernels::attention::LaunchError;
use fa::prelude::*;

use super::{HEAD_DIM, HEADS, LEN, SEQ, Tensors};

/// The option that a call is refused for.
fn refused(result: Result<Gradients<f16>, AttentionError>) -> &'static str {
    match result {
        Err(AttentionError::Launch(LaunchError::OptionValue { option, .. })) => option,
        Err(other) => panic!("{other}"),
        Ok(_) => panic!("there are gradients"),
    }
}

#[test]
fn options_without_gradients_are_refused() {
    let all = Tensors::new(&Options::default());
    let plain = Options::default();
    let cases = [
        (
            "splits",
            Options {
                splits: Some(2),
                ..plain
            },
        ),
        (
            "query_range",
            Options {
                query_range: Some([0, 1]),
                ..plain
            },
        ),
    ];
    for (option, options) in cases {
        assert_eq!(refused(all.gradients(&options)), option);
    }
    all.gradients(&plain).unwrap();
}

/// What says where keys lie, which the forward pass takes, pages beside `seqused_k` alone.
#[test]
fn options_of_caches_are_refused() {
    let all = Tensors::new(&Options::default());
    let plain = Options::default();
    let list = |number: u32| all.device.upload(&[number]).unwrap();
    let (used, zero) = (list(SEQ as u32), list(0));
    let used = Some(used.contiguous(&[1]).unwrap());
    let first = Some(zero.contiguous(&[1]).unwrap());
    let paged = Some(Paged {
        block_table: zero.contiguous(&[1, 1]).unwrap(),
        page: SEQ,
        max_seq_k: SEQ,
    });
    let cases = [
        ("paged", Options { paged, ..plain }),
        (
            "cache_batch_idx",
            Options {
                cache_batch_idx: first,
                ..plain
            },
        ),
        (
            "cache_leftpad",
            Options {
                cache_leftpad: first,
                ..plain
            },
        ),
    ];
    let check = |option: &str, options: &Options<'_>| {
        let refused = all.gradients(options).map(drop).unwrap_err();
        let said = refused.to_string();
        assert_eq!(
            said,
            format!("{option}: the backward pass does not take it yet")
        );
    };
    for (option, options) in cases {
        check(option, &options);
        let options = Options {
            seqused_k: used,
            ..options
        };
        let x = all.x();
        attention_with_lse(&all.device, x, x, x, &options).unwrap();
        check(option, &options);
    }
}

/// They are of no use without the keys that are used, as in the forward pass.
#[test]
fn added_keys_alone_are_refused() {
    let all = Tensors::new(&Options::default());
    let options = Options {
        added_k: AddedKeys::Each(1),
        ..Options::default()
    };
    let result = all.gradients(&options);
    let Err(AttentionError::Launch(LaunchError::Shape { tensor, .. })) = result else {
        panic!("{result:?}")
    };
    assert_eq!(tensor, "seqused_k");
}

#[test]
fn tensors_that_do_not_fit_are_refused() {
    let all = Tensors::new(&Options::default());
    let short = [1, SEQ as u64 - 1, HEADS as u64, HEAD_DIM as u64];
    let d_o = all.x.view(&short, &[LEN as u64, 64, 32, 1]).unwrap();
    let result = attention_backward(
        &all.device,
        [all.x(); 3],
        all.part(),
        d_o,
        &Options::default(),
    );
    let Err(AttentionError::Launch(LaunchError::Shape { tensor, .. })) = result else {
        panic!("{result:?}")
    };
    assert_eq!(tensor, "do");
}
