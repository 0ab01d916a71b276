//! Values of tunables that have names: specs are written with them.

use fa_dsl::config::{KernelConfig, KernelEntry, SpecError, Value};
use fa_dsl::prelude::*;

/// Writes how it rescales.
#[kernel(name = Named, threads = 32)]
pub fn named<
    #[values(always = 0, conditional = 1, first_block = 2)] const RESCALE: u32,
    #[values(one = 1, two = 2)] const CHAINS: u32 = 1,
    const LAST: bool = false,
>(
    y: TensorMut<u32>,
) {
    y.at(&[thread()]).store(0, (RESCALE + CHAINS).into());
}

#[test]
fn specs_are_written_with_names() {
    assert_eq!(Named::<1>::CONFIG.spec(), "Named<conditional>");
    let config = Named::<2, 2, true>::new().config();
    assert_eq!(config.spec(), "Named<first_block,CHAINS=two,LAST=true>");
}

#[test]
fn specs_are_read_with_names_and_numbers() {
    let config = Named::<2, 2>::CONFIG;
    for spec in [
        "Named<first_block,CHAINS=two>",
        "Named<2,2>",
        "Named<CHAINS=2, RESCALE=first_block>",
        "Named<RESCALE=2,CHAINS=two>",
    ] {
        assert_eq!(NamedConfig::parse(spec), Ok(config), "{spec}");
        let (_, values) = KernelEntry::find(spec).unwrap();
        assert_eq!(values, [Value::U32(2), Value::U32(2), Value::Bool(false)]);
    }
}

#[test]
fn what_is_no_value_is_told_what_there_is() {
    let error = NamedConfig::parse("Named<two>").unwrap_err();
    assert!(matches!(error, SpecError::Value { .. }));
    assert_eq!(
        error.to_string(),
        "`two` is no value of `RESCALE` of Named: it takes always (0), conditional (1), first_block (2)"
    );
}
