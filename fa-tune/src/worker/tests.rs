use std::io::BufRead;

use serde::Serialize;
use serde_json::{Value, to_value};

use super::protocol::{Reply, Request, VERSION};
use super::{Bencher, serve};
use crate::record::{Failure, FailureKind, Outcome};

/// Fails everything, and is not usable after a spec that says so.
struct Failing {
    usable: bool,
}

fn failure(message: &str) -> Failure {
    Failure {
        kind: FailureKind::Compile,
        message: message.to_owned(),
    }
}

impl Bencher for Failing {
    fn evaluate(&mut self, spec: &str, samples: u32) -> Outcome {
        self.usable = spec != "breaks";
        Outcome::Failed(failure(&format!("{spec} {samples}")))
    }

    fn round(&mut self, specs: &[String]) -> Result<Vec<f64>, Failure> {
        match specs {
            [] => Err(failure("none")),
            // As text: 0.30000000000000004.
            specs => Ok(specs.iter().map(|_| 0.1 + 0.2).collect()),
        }
    }

    fn is_usable(&self) -> bool {
        self.usable
    }
}

fn served(input: &str) -> (std::io::Result<()>, Vec<Value>) {
    let mut output = Vec::new();
    let mut bencher = Failing { usable: true };
    let result = serve(&mut bencher, input.as_bytes().lines(), &mut output);
    let text = String::from_utf8(output).unwrap();
    let replies = text.lines().map(|line| serde_json::from_str(line).unwrap());
    (result, replies.collect())
}

fn line(request: &Request) -> String {
    serde_json::to_string(request).unwrap() + "\n"
}

fn evaluate(spec: &str) -> String {
    line(&Request::Evaluate {
        spec: spec.to_owned(),
        samples: 5,
    })
}

fn reply(answer: impl Serialize, usable: bool) -> Value {
    to_value(Reply { answer, usable }).unwrap()
}

fn ready() -> Value {
    reply(VERSION, true)
}

fn evaluated(message: &str, usable: bool) -> Value {
    reply(Outcome::Failed(failure(message)), usable)
}

fn rounded(samples_us: Result<Vec<f64>, Failure>) -> Value {
    reply(samples_us, true)
}

#[test]
fn answers_one_line_with_one_line() {
    let round = |specs: &[&str]| {
        let specs = specs.iter().map(|it| (*it).to_owned()).collect();
        line(&Request::Round { specs })
    };
    let input = evaluate("K<1,\"ü\n\">") + &round(&["a", "b"]) + &round(&[]);
    let (result, replies) = served(&input);
    assert!(result.is_ok());
    assert_eq!(
        replies,
        [
            ready(),
            evaluated("K<1,\"ü\n\"> 5", true),
            rounded(Ok(vec![0.1 + 0.2; 2])),
            rounded(Err(failure("none"))),
        ]
    );
}

#[test]
fn ends_when_the_device_is_lost() {
    let (result, replies) = served(&(evaluate("breaks") + &evaluate("next")));
    assert!(result.is_ok());
    assert_eq!(replies[1..], [evaluated("breaks 5", false)]);
}

#[test]
fn refuses_what_is_no_request() {
    let (result, replies) = served("hello\n");
    assert_eq!(
        result.map_err(|error| error.kind()),
        Err(std::io::ErrorKind::InvalidData)
    );
    assert_eq!(replies, [ready()]);
    // A parent that was killed while it wrote.
    let cut = evaluate("K<1>");
    assert!(served(&cut[..cut.len() / 2]).0.is_err());
}
