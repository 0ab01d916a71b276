//! What differs between the study in a file and the one that is asked for.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::Value;

use super::Difference;
use crate::record::Definition;

impl Difference {
    /// What differs between the study in a file and the one that is asked for.
    pub fn between(stored: &Definition, asked: &Definition) -> Vec<Difference> {
        between(stored, asked)
    }
}

/// Leaf by leaf; a list is a leaf.
pub(super) fn between(stored: &impl Serialize, asked: &impl Serialize) -> Vec<Difference> {
    let (stored, asked) = (leaves(stored), leaves(asked));
    let fields: std::collections::BTreeSet<_> = stored.keys().chain(asked.keys()).collect();
    let show = |value: Option<&Value>| value.map_or("not given".to_owned(), Value::to_string);
    fields
        .into_iter()
        .filter(|field| stored.get(*field) != asked.get(*field))
        .map(|field| Difference {
            field: field.clone(),
            stored: show(stored.get(field)),
            asked: show(asked.get(field)),
        })
        .collect()
}

fn leaves(value: &impl Serialize) -> BTreeMap<String, Value> {
    let mut found = BTreeMap::new();
    // Records have text for keys, so that JSON can hold all of them.
    let value = serde_json::to_value(value).unwrap_or(Value::Null);
    collect(String::new(), value, &mut found);
    found
}

fn collect(path: String, value: Value, found: &mut BTreeMap<String, Value>) {
    let Value::Object(fields) = value else {
        found.insert(path, value);
        return;
    };
    for (name, value) in fields {
        let path = match path.as_str() {
            "" => name,
            path => format!("{path}.{name}"),
        };
        collect(path, value, found);
    }
}
