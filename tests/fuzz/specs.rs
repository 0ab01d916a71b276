//! Specs of kernels, and the names of architectures and element types.

use std::sync::LazyLock;

use fa::attention::{Configured, Dtype};
use fa_cases::fuzz::{check, gibberish, numbers, with_typos};
use fa_dsl::config::{GateError, KernelEntry, Tunable, Value, Values};
use fa_dsl::target::{Arch, Target};
use fa_dsl::validate::validate;
use proptest::prelude::*;
use proptest::sample::select;

/// Specs of every kernel, from all over its space: some that pass its gates, and as many others.
static VALID: LazyLock<Vec<String>> = LazyLock::new(|| {
    let newest = Target::new(Arch::Sm90a);
    let some = |entry: &'static KernelEntry| {
        let passes = |values: &Values| (entry.check)(values, &newest).is_ok();
        let (passing, others): (Vec<Values>, Vec<Values>) =
            entry.space().iter().copied().partition(passes);
        let of = |values: Vec<Values>| {
            let step = (values.len() / 100).max(1);
            let specs = values.iter().step_by(step).map(|it| entry.spec(it));
            specs.collect::<Vec<_>>()
        };
        [of(passing), of(others)].concat()
    };
    KernelEntry::all().into_iter().flat_map(some).collect()
});

fn listed(errors: &[GateError]) -> String {
    let messages: Vec<String> = errors.iter().map(ToString::to_string).collect();
    messages.join("; ")
}

fn spec() -> impl Strategy<Value = String> {
    prop_oneof![1 => gibberish(), 9 => with_typos(select(VALID.as_slice()))]
}

/// A spec that is read is written as one that means the same; its gates answer on every architecture.
fn read(text: &str) -> Result<(), String> {
    let (entry, values) = KernelEntry::find(text).map_err(|error| error.to_string())?;
    let again = KernelEntry::find(&entry.spec(&values));
    assert_eq!(again.map(|(_, values)| values), Ok(values), "{text:?}");
    let configured = Configured::find(text).expect("it can be read");
    if let Some(kernel) = configured {
        // Kernels of the backward pass write no log-sum-exp, whatever the spec says.
        match kernel.is_backward() {
            true => assert!(!kernel.variant().lse, "{text:?}"),
            false => assert_eq!(kernel.values(), &values, "{text:?}"),
        }
        let _ = (kernel.dtype(), kernel.variant());
    }
    let archs = [Arch::Sm80, Arch::Sm89, Arch::Sm90a];
    let outcomes = archs.map(|arch| (entry.check)(&values, &Target::new(arch)));
    // Each of them answers; the newest takes what one of them takes.
    let [.., newest] = outcomes;
    newest.map_err(|errors| listed(&errors))
}

#[test]
fn specs() {
    check("specs", spec(), |text| read(&text));
}

/// What passes the gates can be staged and is valid, whatever its values are.
#[test]
fn specs_that_pass_are_staged() {
    let target = Target::new(Arch::Sm90a);
    let cases = 300;
    fa_cases::fuzz::check_some(cases, "staged specs", spec(), |text| {
        let (entry, values) = KernelEntry::find(&text).map_err(|error| error.to_string())?;
        (entry.check)(&values, &target).map_err(|errors| listed(&errors))?;
        let kernel = (entry.stage)(&values).expect("the gates let it pass");
        validate(kernel, &target).expect("what is staged is valid");
        Ok(())
    });
}

#[test]
fn names() {
    let known = vec![
        "sm_80", "sm_86", "sm_89", "sm_90", "sm_90a", "sm_100", "f16", "bf16",
    ];
    let name = prop_oneof![select(known).prop_map(str::to_owned), gibberish()];
    check("names", with_typos(name), |text| {
        let arch = text.parse::<Arch>();
        let dtype = text.parse::<Dtype>();
        match (arch, dtype) {
            (Err(arch), Err(dtype)) => return Err(format!("{arch}; {dtype}")),
            (Ok(arch), _) => assert_eq!(arch.name(), text),
            (_, Ok(dtype)) => assert_eq!(dtype.to_string(), text),
        }
        Ok(())
    });
}

/// Gates answer whatever the numbers are: of those that nobody would measure, too.
#[test]
fn gates_take_any_numbers() {
    let number = prop_oneof![numbers().prop_map(|it| it as u32), 0..600_u32];
    let entry = select(KernelEntry::all());
    let values = entry.prop_flat_map(move |entry| {
        let value = |tunable: &Tunable| match tunable.values[0] {
            Value::Bool(_) => any::<bool>().prop_map(Value::Bool).boxed(),
            Value::U32(_) => {
                let listed = select(tunable.values.to_vec());
                prop_oneof![3 => listed, 1 => number.clone().prop_map(Value::U32)].boxed()
            }
        };
        let values: Vec<_> = entry.tunables.iter().map(value).collect();
        values.prop_map(move |values| entry.spec(&values))
    });
    check("numbers", values, |text| read(&text));
}
