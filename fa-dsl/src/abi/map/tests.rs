use half::{bf16, f16};

use super::*;
use crate::abi::{ArgBuffer, Role, TensorArg};
use crate::build::{Param, TensorMap, TensorMapMut};

/// (2, 512, 8, 64), dense.
const DENSE: Extent = Extent {
    address: 4096,
    shape: [2, 512, 8, 64],
    strides: [512 * 8 * 64, 8 * 64, 64, 1],
    element_bytes: 2,
};

fn map(extent: Extent, box_shape: [u32; MAX_RANK], swizzle: Swizzle) -> MapArg {
    MapArg {
        name: "q",
        extent,
        box_shape,
        swizzle,
        packed: false,
        element: Type::Bf16,
        writable: false,
    }
}

fn layout(extent: Extent) -> Result<MapLayout, MapError> {
    map(extent, [1, 64, 1, 64], Swizzle::B128).layout()
}

#[test]
fn maps_are_packed_as_one_word_each() {
    let mut args = ArgBuffer::default();
    let q = TensorView::<bf16>::from_extent(DENSE).map([1, 64, 1, 64], Swizzle::B128);
    let o = TensorViewMut::<f16>::from_extent(DENSE).map([1, 16, 1, 64], Swizzle::None);
    u32::pack(&7, "n", &mut args);
    TensorMap::<bf16>::pack(&q, "q", &mut args);
    u32::pack(&9, "m", &mut args);
    TensorMapMut::<f16>::pack(&o, "o", &mut args);

    assert_eq!(args.words(), [7, 0, 9, 1]);
    let expected = [
        map(DENSE, [1, 64, 1, 64], Swizzle::B128),
        MapArg {
            name: "o",
            element: Type::F16,
            writable: true,
            ..map(DENSE, [1, 16, 1, 64], Swizzle::None)
        },
    ];
    assert!(args.maps().eq(&expected));
    let at_words: Vec<_> = (0..5).map(|word| args.map_at_word(word)).collect();
    assert_eq!(
        at_words,
        [None, Some(&expected[0]), None, Some(&expected[1]), None]
    );
    let tensors: Vec<_> = args
        .tensors()
        .map(|&TensorArg { name, extent, role }| (name, extent, role))
        .collect();
    assert_eq!(
        tensors,
        [("q", DENSE, Role::Input), ("o", DENSE, Role::Output)]
    );
}

#[test]
fn layouts_are_innermost_first_and_in_bytes() {
    let expected = MapLayout {
        rank: 4,
        shape: [64, 8, 512, 2, 1],
        strides: [128, 1024, 512 * 1024, 0],
        box_shape: [64, 1, 64, 1, 1],
    };
    assert_eq!(layout(DENSE), Ok(expected));
    assert_eq!(map(DENSE, [1, 64, 1, 64], Swizzle::B128).box_bytes(), 8192);
}

#[test]
fn packed_rows_have_three_coordinates() {
    let packed = |shape, strides| {
        let extent = Extent {
            shape,
            strides,
            ..DENSE
        };
        let map = map(extent, [1, 64, 1, 64], Swizzle::B128);
        let packed = true;
        MapArg { packed, ..map }.layout()
    };
    let (shape, strides) = ([1, 512, 8, 64], [0, 8 * 64, 64, 1]);
    let layout = packed(shape, strides).unwrap();
    let size = 1_u64 << 30;
    assert_eq!(layout.rank, 5);
    assert_eq!(layout.shape, [64, 8, size, 513, size + 1]);
    assert_eq!(layout.strides, [128, 1024, 1024, (1 << 34) - 1024]);
    // Row 7 of a sequence of 20 from row 100 on.
    let at = [size - 20 + 7, 100 + 20, size];
    let address = std::iter::zip(at, &layout.strides[1..]).fold(0_u64, |sum, (at, stride)| {
        sum.wrapping_add(at.wrapping_mul(*stride))
    });
    assert_eq!(address, 107 * 1024);

    let refused = |shape, strides| packed(shape, strides).unwrap_err();
    let (steps, bytes) = (size + 1, 1024);
    assert_eq!(
        refused([1, steps, 8, 64], strides),
        MapError::PackedRows { steps, bytes }
    );
    let (steps, bytes) = (512, 1 << 34);
    assert_eq!(
        refused(shape, [0, 1 << 33, 64, 1]),
        MapError::PackedRows { steps, bytes }
    );
}

/// Pages one after the other, with their heads apart, between those of values, and with something else between them.
#[test]
fn packed_rows_lie_in_pages() {
    let strides = [
        ([16 * 512, 512, 64, 1], [16, 1]),
        ([8 * 16 * 64, 64, 16 * 64, 1], [128, 1]),
        ([2 * 16 * 512, 512, 64, 1], [32, 1]),
        ([16 * 512 + 72, 512, 64, 1], [1033, 64]),
        ([0, 512, 64, 1], [0, 1]),
    ];
    for (strides, [outer, row]) in strides {
        let extent = Extent {
            shape: [40, 16, 8, 64],
            strides,
            ..DENSE
        };
        let view = TensorView::<bf16>::from_extent(extent).map([1, 16, 1, 64], Swizzle::B128);
        assert_eq!(view.row_steps(), Ok(RowSteps { outer, row }), "{strides:?}");
        let packed = MapArg {
            packed: true,
            ..map(extent, view.box_shape, view.swizzle)
        };
        let layout = packed.layout().unwrap();
        assert_eq!(layout.shape[3], u64::from(39 * outer + 16 * row) + 1);
        // Row 3 of the 10 that are used of page 7.
        let (size, after) = (1_u64 << 30, u64::from(7 * outer + 10 * row));
        let at = [size - 10 + 3, after, size];
        let address = std::iter::zip(at, &layout.strides[1..]).fold(0_u64, |sum, (at, stride)| {
            sum.wrapping_add(at.wrapping_mul(*stride))
        });
        assert_eq!(address, 2 * (7 * strides[0] + 3 * strides[1]));
    }
}

#[test]
fn dimensions_of_size_1_get_a_stride() {
    // As views have them, and with strides that no one could step.
    for stride in [0, 7] {
        let extent = Extent {
            shape: [1, 512, 1, 64],
            strides: [stride, 64, stride, 1],
            ..DENSE
        };
        let layout = layout(extent).unwrap();
        assert_eq!(layout.strides, [128, 128, 512 * 128, 0]);
    }
    // Rows of 8 bytes, then none: still multiples of 16.
    let narrow = Extent {
        shape: [1, 1, 1, 4],
        strides: [0, 0, 0, 1],
        ..DENSE
    };
    assert_eq!(layout(narrow).unwrap().strides, [16, 16, 16, 0]);
    let wide = Extent {
        shape: [1, 1 << 32, 1 << 32, 64],
        strides: [0, 1 << 32, 64, 1],
        ..DENSE
    };
    assert_eq!(layout(wide).unwrap().strides[2], (1 << 40) - 16);
}

#[test]
fn tensors_that_the_engine_cannot_step_are_refused() {
    let with = |change: fn(&mut Extent)| {
        let mut extent = DENSE;
        change(&mut extent);
        layout(extent).unwrap_err()
    };
    assert_eq!(
        with(|e| e.strides[3] = 2),
        MapError::Innermost { stride: 2 }
    );
    assert_eq!(
        with(|e| e.address += 8),
        MapError::Address { address: 4104 }
    );
    let (element, element_bytes) = (Type::Bf16, 4);
    assert_eq!(
        with(|e| e.element_bytes = 4),
        MapError::Element {
            element,
            element_bytes
        }
    );
    assert_eq!(
        with(|e| e.shape[1] = 0),
        MapError::Size {
            dimension: 1,
            size: 0
        }
    );
    let size = (1 << 32) + 1;
    assert_eq!(
        with(|e| e.shape[0] = (1 << 32) + 1),
        MapError::Size { dimension: 0, size }
    );
    let stride = |dimension, stride| MapError::Stride {
        dimension,
        stride,
        element_bytes: 2,
    };
    assert_eq!(with(|e| e.strides[2] = 65), stride(2, 65));
    assert_eq!(with(|e| e.strides[0] = 1 << 39), stride(0, 1 << 39));
    assert_eq!(with(|e| e.strides[1] = u64::MAX), stride(1, u64::MAX));
}

#[test]
fn boxes_that_the_engine_cannot_copy_are_refused() {
    let with = |box_shape, swizzle| map(DENSE, box_shape, swizzle).layout().unwrap_err();
    let empty = with([1, 0, 1, 64], Swizzle::B128);
    assert_eq!(
        empty,
        MapError::Box {
            dimension: 1,
            size: 0
        }
    );
    let tall = with([1, 257, 1, 64], Swizzle::None);
    assert_eq!(
        tall,
        MapError::Box {
            dimension: 1,
            size: 257
        }
    );
    let (bytes, swizzle) = (256, Swizzle::B128);
    assert_eq!(
        with([1, 64, 1, 128], swizzle),
        MapError::BoxRow { bytes, swizzle }
    );
    assert!(map(DENSE, [1, 64, 1, 128], Swizzle::None).layout().is_ok());
    let (bytes, swizzle) = (8, Swizzle::None);
    let narrow = with([1, 64, 1, 4], swizzle);
    assert_eq!(narrow, MapError::BoxRow { bytes, swizzle });
    assert_eq!(
        narrow.to_string(),
        "the box's rows have 8 bytes: with swizzle None they have to be a multiple of 16"
    );
}
