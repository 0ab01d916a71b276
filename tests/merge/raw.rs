//! Parts that other libraries have, in the memory of this process.

use fa::attention::{
    AttentionError, RawPart, merge_on, merge_stacked_on, prepare_merge, prepare_merge_stacked,
};
use fa::prelude::*;

use crate::refused;

/// Memory of this process, merged through raw views: over a part, and not over half of one.
#[test]
fn raw_results_lie_over_a_whole_part_or_beside_it() {
    let device = Device::cpu();
    let shape = [1, 4, 2, 8];
    let strides = [64, 16, 8, 1];
    let mut first: Vec<f32> = vec![1.0; 64 + 16];
    let second: Vec<f32> = vec![3.0; 64];
    let mut lse = vec![0.0_f32; 8 + 4];
    // SAFETY: the vectors have these sizes, outlive the calls, and nothing runs beside them.
    unsafe {
        let stream = device.borrow_stream(std::ptr::null_mut());
        let (o_at, lse_at) = (
            first.as_mut_ptr().addr() as u64,
            lse.as_mut_ptr().addr() as u64,
        );
        let second_at = second.as_ptr().addr() as u64;
        let o = |at| View::raw(at, &shape, &strides, Type::F32).unwrap();
        let rows = |at| View::raw(at, &[1, 2, 4], &[8, 4, 1], Type::F32).unwrap();
        let parts = [
            RawPart {
                o: o(o_at),
                lse: rows(lse_at),
            },
            RawPart {
                o: o(second_at),
                lse: rows(lse_at),
            },
        ];
        let to = |at| ViewMut::raw(at, &shape, &strides, Type::F32).unwrap();
        let lse_to = |at| ViewMut::raw(at, &[1, 2, 4], &[8, 4, 1], Type::F32).unwrap();
        let error = refused(merge_on(&stream, parts, to(o_at + 64), None));
        assert!(matches!(
            error,
            AttentionError::SharedMemory {
                output: "o",
                tensor: "first.o"
            }
        ));
        let error = refused(merge_on(
            &stream,
            parts,
            to(o_at),
            Some(lse_to(lse_at + 16)),
        ));
        assert!(matches!(
            error,
            AttentionError::SharedMemory {
                output: "lse",
                tensor: "first.lse"
            }
        ));
        let error = refused(merge_on(&stream, parts, to(o_at), Some(lse_to(o_at))));
        assert!(matches!(
            error,
            AttentionError::SharedMemory { output: "lse", .. }
        ));
        merge_on(&stream, parts, to(o_at), Some(lse_to(lse_at))).unwrap();
    }
    assert!(first[..64].iter().all(|x| *x == 2.0), "{first:?}");
    assert!(first[64..].iter().all(|x| *x == 1.0));
    let ln_2 = std::f32::consts::LN_2;
    assert!(lse[..8].iter().all(|x| (x - ln_2).abs() < 1e-6), "{lse:?}");
    assert!(lse[8..].iter().all(|x| *x == 0.0));
}

/// Three parts in one tensor, of packed sequences and with a batch of one; the result is none of them.
#[test]
fn raw_stacked_parts_may_have_no_batch() {
    let device = Device::cpu();
    let parts: Vec<f32> = (0..3 * 64).map(|i| (i / 64) as f32).collect();
    let lses = vec![0.0_f32; 3 * 8];
    // SAFETY: the vectors have these sizes, outlive the calls, and nothing runs beside them.
    unsafe {
        let stream = device.borrow_stream(std::ptr::null_mut());
        let address = |vector: &Vec<f32>| vector.as_ptr().expose_provenance() as u64;
        let o = View::raw(address(&parts), &[3, 4, 2, 8], &[64, 16, 8, 1], Type::F32).unwrap();
        let lse = |shape: &[u64], strides: &[u64], element| RawPart {
            o,
            lse: View::raw(address(&lses), shape, strides, element).unwrap(),
        };
        let packed = lse(&[3, 2, 4], &[8, 4, 1], Type::F32);
        let dense = lse(&[3, 1, 2, 4], &[8, 8, 4, 1], Type::F32);
        for (parts, sizes) in [(packed, &[4, 2, 8][..]), (dense, &[1, 4, 2, 8])] {
            let mut merged = vec![9.0_f32; 64 + 8];
            let at = merged.as_mut_ptr().expose_provenance() as u64;
            let has_batch = sizes.len() == 4;
            let strides = &[64, 16, 8, 1][usize::from(!has_batch)..];
            let o = || ViewMut::raw(at, sizes, strides, Type::F32).unwrap();
            let (shape, strides) = match has_batch {
                true => (&[1, 2, 4][..], &[8, 4, 1][..]),
                false => (&[2, 4][..], &[4, 1][..]),
            };
            let lse = ViewMut::raw(at + 64 * 4, shape, strides, Type::F32).unwrap();
            merge_stacked_on(&stream, parts, o(), Some(lse)).unwrap();
            assert!(merged[..64].iter().all(|x| *x == 1.0), "{merged:?}");
            let ln_3 = 3_f32.ln();
            assert!(merged[64..].iter().all(|x| (x - ln_3).abs() < 1e-6));
        }
        let to = |at, element| ViewMut::raw(at, &[4, 2, 8], &[16, 8, 1], element).unwrap();
        let over_a_part = to(address(&parts) + 64 * 4, Type::F32);
        let error = refused(merge_stacked_on(&stream, packed, over_a_part, None));
        assert!(matches!(
            error,
            AttentionError::SharedMemory {
                output: "o",
                tensor: "parts.o"
            }
        ));
        let merged = vec![0.0_f32; 64];
        let wide = lse(&[3, 2, 4], &[8, 4, 1], Type::U32);
        let error = refused(merge_stacked_on(
            &stream,
            wide,
            to(address(&merged), Type::F32),
            None,
        ));
        assert!(matches!(
            error,
            AttentionError::ElementType {
                tensor: "parts.lse",
                ..
            }
        ));
    }
}

/// What is prepared is what is merged with, nothing is written by it, and what cannot be merged is not prepared.
#[test]
fn prepared_merges_only_launch() -> Result<(), AttentionError> {
    let (shape, lse_shape) = ([1, 4, 2, 8], [1, 2, 4]);
    for is_stacked in [false, true] {
        let device = Device::cpu();
        let (parts, lses) = (
            device.upload(&[1.0_f32; 128])?,
            device.upload(&[0.0_f32; 16])?,
        );
        let mut merged = device.zeros::<f32>(64)?;
        let stack = RawPart {
            o: parts.contiguous(&[2, 4, 2, 8])?.into(),
            lse: lses.contiguous(&[2, 1, 2, 4])?.into(),
        };
        let part = |first: u64| -> Result<RawPart<'_>, AttentionError> {
            let o = parts.view_at(64 * first, &shape, &[64, 16, 8, 1])?;
            let lse = lses.view_at(8 * first, &lse_shape, &[8, 4, 1])?;
            Ok(RawPart {
                o: o.into(),
                lse: lse.into(),
            })
        };
        let pair = [part(0)?, part(1)?];

        let error = match is_stacked {
            false => {
                let (f16s, bf16s) = (device.zeros::<f16>(64)?, device.zeros::<bf16>(64)?);
                let [mut first, mut second] = pair;
                first.o = f16s.contiguous(&shape)?.into();
                second.o = bf16s.contiguous(&shape)?.into();
                let o = merged.contiguous_mut(&shape)?.into();
                refused(prepare_merge(&device, [first, second], o, None))
            }
            true => {
                let o = merged.contiguous_mut(&[1, 4, 1, 16])?.into();
                refused(prepare_merge_stacked(&device, stack, o, None))
            }
        };
        assert_eq!(device.loaded_programs(), 0, "{error}");

        let o = merged.contiguous_mut(&shape)?.into();
        match is_stacked {
            false => prepare_merge(&device, pair, o, None)?,
            true => prepare_merge_stacked(&device, stack, o, None)?,
        }
        assert_eq!(device.loaded_programs(), 1);
        assert_eq!(merged.read()?, [0.0; 64]);
        let o = merged.contiguous_mut(&shape)?.into();
        match is_stacked {
            false => merge_on(&device, pair, o, None)?,
            true => merge_stacked_on(&device, stack, o, None)?,
        }
        assert_eq!(device.loaded_programs(), 1);
        assert_eq!(merged.read()?, [1.0; 64]);
    }
    Ok(())
}
