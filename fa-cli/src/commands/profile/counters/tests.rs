use super::*;

/// What ncu 2025.3 prints of one counter.
fn line(id: u32, kernel: &str, metric: &str, value: &str) -> String {
    format!(
        "\"{id}\",\"4711\",\"fa\",\"127.0.0.1\",\"{kernel}\",\"1\",\"7\",\"(256, 1, 1)\",\"(132, 1, 1)\",\"0\",\"9.0\",\"Command line profiler metrics\",\"{metric}\",\"\",\"{value}\"\n"
    )
}

const HEAD: &str = "==PROF== Connected to process 4711\n\"ID\",\"Process ID\",\"Process Name\",\"Host Name\",\"Kernel Name\",\"Context\",\"Stream\",\"Block Size\",\"Grid Size\",\"Device\",\"CC\",\"Section Name\",\"Metric Name\",\"Metric Unit\",\"Metric Value\"\n";

fn table(kernels: &[&str]) -> String {
    let lines = (0..).zip(kernels).flat_map(|(id, kernel)| {
        let dram = format!("{},000", 84 * (id + 1));
        [
            line(id, kernel, DRAM, &dram),
            line(id, kernel, DURATION, "1,000"),
            line(id, kernel, TENSOR, "39.5"),
            line(id, kernel, L2, "n/a"),
        ]
    });
    HEAD.to_owned() + &lines.collect::<String>()
}

#[test]
fn the_last_launch_of_each_kernel_counts() {
    let text = table(&["one", "one", "two(float)", "two(float)"]);
    let entries = ["one", "two"].map(|entry| vec![entry.to_owned()]);
    let counters = parse(&text, &entries).expect("a table");
    let counted = |dram_gb_s| Counters {
        tensor: Some(0.395),
        dram_gb_s: Some(dram_gb_s),
        l2_gb_s: None,
    };
    assert_eq!(counters, [counted(168.0), counted(336.0)]);
}

/// The steps of a plan take as long as all of them, and move what all of them move.
#[test]
fn kernels_of_one_plan_are_counted_together() {
    let text = table(&["one", "two", "one", "two"]);
    let entries = [vec!["one".to_owned(), "two".to_owned()]];
    let counters = parse(&text, &entries).expect("a table");
    // 84,000 bytes for each launch up to a launch: 252,000 and 336,000 in 1,000 ns each.
    let together = Counters {
        tensor: Some(0.395),
        dram_gb_s: Some(294.0),
        l2_gb_s: None,
    };
    assert_eq!(counters, [together]);
}

#[test]
fn launches_are_told_apart() {
    let entries = [vec!["one".to_owned()]];
    for seen in [&["one"][..], &["one", "oneself"], &["one"; 3]] {
        let error = parse(&table(seen), &entries).expect_err("not what was launched");
        assert!(error.to_string().contains("saw launches of"), "{error}");
    }
}

#[test]
fn what_is_no_table_is_quoted() {
    let text = "==ERROR== ERR_NVGPUCTRPERM - no permission\n";
    let error = parse(text, &[]).expect_err("no table");
    assert!(error.to_string().contains("ERR_NVGPUCTRPERM"), "{error}");
}
