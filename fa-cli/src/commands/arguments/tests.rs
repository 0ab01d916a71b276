use fa_cases::fuzz::{check, gibberish, is_sentence, with_typos};
use proptest::prelude::*;
use proptest::sample::select;

use super::*;
use crate::commands::device::DeviceChoice;

#[test]
fn windows_are_read() {
    let window = |left, right| Ok(WindowArgument(Window { left, right }));
    assert_eq!("128,0".parse(), window(Some(128), Some(0)));
    assert_eq!("-1, 3".parse(), window(None, Some(3)));
    assert_eq!("-1,-1".parse(), window(None, None));
    for text in ["", "3", "1,2,3"] {
        let error = text.parse::<WindowArgument>().unwrap_err();
        assert!(error.starts_with("write it as L,R"), "{error}");
    }
    for (text, part) in [("-2,0", "-2"), ("1,x", "x"), (",1", ""), ("1.5,0", "1.5")] {
        let error = text.parse::<WindowArgument>().unwrap_err();
        assert!(
            error.starts_with(&format!("`{part}` is neither")),
            "{error}"
        );
    }
}

#[test]
fn lengths_are_read() {
    let lists = |text: &str| {
        let lengths = text.parse::<Lengths>()?;
        Ok::<_, String>(lengths.cu_seqlens.map(Option::unwrap_or_default))
    };
    assert_eq!(lists("7"), Ok([vec![0, 7], vec![0, 7]]));
    assert_eq!(
        lists("1:30, 0,5"),
        Ok([vec![0, 1, 1, 6], vec![0, 30, 30, 35]])
    );
    let [queries, keys] = lists("64..1024x50,3").expect("they are lengths");
    assert_eq!((queries.len(), &queries), (52, &keys));
    let lengths: Vec<u32> = queries.windows(2).map(|ends| ends[1] - ends[0]).collect();
    assert!(lengths[..50].iter().all(|it| (64..=1024).contains(it)) && lengths[50] == 3);
    assert!(lengths.iter().min() < lengths.iter().max(), "they differ");
    assert_eq!(
        lists("64..1024x50,3"),
        Ok([queries, keys]),
        "every time the same"
    );
    assert_eq!(
        lists("1:30x2, 5x2"),
        Ok([vec![0, 1, 2, 7, 12], vec![0, 30, 60, 65, 70]])
    );
    let [queries, keys] = lists("2..4:500..2000x60").expect("they are lengths");
    let differences =
        |list: &[u32]| -> Vec<u32> { list.windows(2).map(|ends| ends[1] - ends[0]).collect() };
    let (queries, keys) = (differences(&queries), differences(&keys));
    assert_eq!((queries.len(), keys.len()), (60, 60));
    assert!(queries.iter().all(|it| (2..=4).contains(it)));
    assert!(keys.iter().all(|it| (500..=2000).contains(it)));
    assert!(keys.iter().min() < keys.iter().max(), "they differ");
    for (text, part) in [
        ("", "`` is no length"),
        ("3,x", "`x` is no length"),
        ("3:4:5", "`3:4:5` is no length"),
        ("-1", "`-1`"),
        ("9..3x2", "`9..3x2`"),
        ("3x", "`3x`"),
        ("3x2x2", "`3x2x2`"),
        ("1:9..3", "`1:9..3`"),
        ("1..2..3", "`1..2..3`"),
        ("1:2x65536", "at most 65535 sequences"),
        ("0:5", "there has to be a query"),
        ("5:0,2:0", "a key"),
        ("1..1x65536", "at most 65535 sequences"),
        ("4294967295,1", "2^32 rows"),
    ] {
        let error = lists(text).unwrap_err();
        assert!(error.contains(part), "{text}: {error}");
    }
}

/// Every sequence has four ranges among its own keys, whatever its length, and the same ones each time.
#[test]
fn random_ranges_are_of_each_sequence() {
    let shape = Shape {
        seq_k: 9,
        ..Shape::square(2, 5, 2, 64)
    };
    let asked = |text: Option<&str>, page| Asked {
        causal: true,
        with: vec!["prefix_ranges".to_owned()],
        varlen: text.map(|text| text.parse().expect("they are lengths")),
        page,
        ..Asked::default()
    };
    let packed = Some("3:800,70,1:0,40:7");
    for (text, page, keys) in [
        (None, None, vec![9, 9]),
        (None, Some(4), vec![9, 9]),
        (packed, None, vec![800, 70, 0, 7]),
        (packed, Some(4), vec![800, 70, 0, 7]),
    ] {
        let asked = asked(text, page);
        let lengths = asked.lengths(&shape).expect("they fit");
        let ranges = lengths.ranges.clone().expect("there are some").of_each();
        assert_eq!(ranges.len(), keys.len());
        for (ranges, keys) in ranges.iter().zip(keys) {
            assert_eq!(ranges.len(), 4);
            let mut end = 0;
            for range in ranges {
                assert!(end <= range.start && range.end <= keys, "{range:?}");
                assert!(range.len() >= keys / 8 && range.len() <= keys / 8 + 1);
                end = range.end;
            }
        }
        let options = asked.options(&shape).expect("they fit");
        assert!(options.prefix_ranges.is_some());
        assert_eq!(asked.lengths(&shape).expect("they fit"), lengths);
    }
    let unmasked = Asked {
        causal: false,
        ..asked(None, None)
    };
    let error = unmasked.options(&shape).unwrap_err().to_string();
    assert!(error.contains("add --causal or --window L,R"), "{error}");
}

/// Classes of blocks are those of documents, also of a file's, whose sizes the kernel says.
#[test]
fn known_blocks_want_documents() {
    let shape = Shape::square(2, 130, 2, 64);
    let asked = Asked {
        mask_blocks: true,
        causal: true,
        ..Asked::default()
    };
    let error = asked.options(&shape).unwrap_err().to_string();
    assert!(
        error.starts_with("--mask-blocks: there are no documents"),
        "{error}"
    );
    let in_file = Asked {
        functions: FunctionShapes {
            documents: Some([vec![1, 130], vec![2, 130]]),
            ..FunctionShapes::default()
        },
        ..asked.clone()
    };
    let named = Asked {
        with: vec!["documents".to_owned()],
        ..asked
    };
    for asked in [in_file, named] {
        let options = asked.options(&shape).expect("there are documents");
        assert!(options.mask_blocks.is_some());
        let without = Asked {
            mask_blocks: false,
            ..asked
        };
        let options = without.options(&shape).expect("there are documents");
        assert_eq!(options.mask_blocks, None);
    }
}

/// What the command line's own parsers are given: see [`fa_cases::fuzz`].
#[test]
fn fuzz_arguments() {
    let known = [
        "128,0",
        "-1,-1",
        "0,4294967295",
        "3:9,70",
        "1..20x5",
        "1:500..2000x7",
        "auto",
        "cpu",
        "cuda",
        "cuda:7",
    ];
    let valid = prop_oneof![select(known.to_vec()).prop_map(str::to_owned), gibberish()];
    check("arguments", with_typos(valid), |text| {
        let window = text.parse::<WindowArgument>();
        let device = text.parse::<DeviceChoice>();
        let lengths = text.parse::<Lengths>();
        match (window, device, lengths) {
            (Err(window), Err(device), Err(lengths)) => {
                is_sentence(&window)?;
                is_sentence(&lengths).and(Err(device))
            }
            _ => Ok(()),
        }
    });
}
