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
    fn new(text: &str, rows: Axis) -> Question {
        Question {
            text: text.to_owned(),
            tunables: match rows {
                Axis::Tunable(name) => vec![name],
                Axis::CtasPerSm | Axis::WarpsPerSm => Vec::new(),
            },
            direction: Direction::Up,
            rows,
            columns: None,
        }
    }

    /// About one tunable.
    fn about(text: &str, tunable: &'static str) -> Question {
        Question::new(text, Axis::Tunable(tunable))
    }

    fn by(self, tunable: &'static str) -> Question {
        let columns = Some(Axis::Tunable(tunable));
        Question { columns, ..self }
    }
}

/// The questions about a kernel: those that `FaS512` was made to answer, or one about each searched
/// tunable; and occupancy.
pub(super) fn questions(evidence: &Evidence<'_>) -> Vec<Question> {
    let names = evidence.searched().map(|it| evidence.tunables[it].name);
    let mut questions = match evidence.study.definition.kernel.as_str() {
        "FaS512" => s512(),
        _ => names
            .map(|name| Question::about(&format!("What does {name} do?"), name))
            .collect(),
    };
    let hold = |what| format!("How many {what} should a multiprocessor hold?");
    questions.extend([
        Question::new(&hold("CTAs"), Axis::CtasPerSm),
        Question::new(&hold("warps"), Axis::WarpsPerSm),
    ]);
    questions
}

fn s512() -> Vec<Question> {
    let about = Question::about;
    let mut tiles = about("Which tiles work?", "BLOCK_M").by("BLOCK_N");
    tiles.tunables.push("BLOCK_N");
    let mut conflicts = about("What do bank conflicts cost (SWIZZLE off)?", "SWIZZLE");
    conflicts.direction = Direction::Down;
    vec![
        tiles,
        about("Does cp.async help at 512 keys?", "CP_ASYNC").by("STAGES"),
        about("Which warp count is best?", "NUM_WARPS").by("BLOCK_M"),
        conflicts,
        about("What does unrolling the loop over keys do?", "UNROLL"),
        about("What does packed half-precision arithmetic do?", "HALF2"),
        about("How many stages of keys and values pay?", "STAGES").by("CP_ASYNC"),
        about("What does the width of a slice of the head do?", "BLOCK_K"),
    ]
}
