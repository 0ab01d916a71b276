//! What is asked of a study.

use super::cells::Axis;
use super::matched::Direction;
use crate::evidence::Evidence;

/// A question.
pub(super) struct Question {
    pub text: String,
    /// The tunables whose effects answer it, and the direction of the changes; none of occupancy, which
    /// no tunable sets alone.
    pub tunables: Vec<&'static str>,
    pub direction: Direction,
    /// The table that goes with it.
    pub rows: Axis,
    pub columns: Option<Axis>,
}

impl Question {
    /// About one tunable.
    fn about(text: impl Into<String>, tunable: &'static str) -> Question {
        Question {
            text: text.into(),
            tunables: vec![tunable],
            direction: Direction::Up,
            rows: Axis::Tunable(tunable),
            columns: None,
        }
    }

    fn by(self, tunable: &'static str) -> Question {
        let columns = Some(Axis::Tunable(tunable));
        Question { columns, ..self }
    }

    fn occupancy(text: &str, rows: Axis) -> Question {
        Question {
            rows,
            tunables: Vec::new(),
            ..Question::about(text, "")
        }
    }
}

/// The questions about a kernel: those that `FaS512` was made to answer, or one about each searched
/// tunable; and occupancy.
pub(super) fn questions(evidence: &Evidence<'_>) -> Vec<Question> {
    let mut questions = if evidence.study.definition.kernel == "FaS512" {
        s512()
    } else {
        let about = |name| Question::about(format!("What does {name} do?"), name);
        let searched = evidence.searched();
        searched
            .map(|it| about(evidence.tunables[it].name))
            .collect()
    };
    let occupancy = [("CTAs", Axis::CtasPerSm), ("warps", Axis::WarpsPerSm)];
    questions.extend(occupancy.map(|(what, axis)| {
        Question::occupancy(
            &format!("How many {what} should a multiprocessor hold?"),
            axis,
        )
    }));
    questions
}

fn s512() -> Vec<Question> {
    let tiles = Question {
        tunables: vec!["BLOCK_M", "BLOCK_N"],
        ..Question::about("Which tiles work?", "BLOCK_M").by("BLOCK_N")
    };
    let conflicts = Question {
        direction: Direction::Down,
        ..Question::about("What do bank conflicts cost (SWIZZLE off)?", "SWIZZLE")
    };
    vec![
        tiles,
        Question::about("Does cp.async help at 512 keys?", "CP_ASYNC").by("STAGES"),
        Question::about("Which warp count is best?", "NUM_WARPS").by("BLOCK_M"),
        conflicts,
        Question::about("What does unrolling the loop over keys do?", "UNROLL"),
        Question::about("What does packed half-precision arithmetic do?", "HALF2"),
        Question::about("How many stages of keys and values pay?", "STAGES").by("CP_ASYNC"),
        Question::about("What does the width of a slice of the head do?", "BLOCK_K"),
    ]
}
