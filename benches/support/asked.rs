//! Which cases of a bench are asked for.

/// Whether a case is: those whose names begin with one of the words of the environment variable `FA_BENCH_CASES`, which commas part; all without it.
pub fn is_asked(name: &str) -> bool {
    let asked = std::env::var("FA_BENCH_CASES").unwrap_or_default();
    let mut words = asked.split(',').filter(|it| !it.is_empty()).peekable();
    words.peek().is_none() || words.any(|it| name.starts_with(it))
}
