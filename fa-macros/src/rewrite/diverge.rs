//! Whether a block visibly never ends: its value then has every type, and code after it is dead.

use syn::{Block, Expr, Macro, Stmt};

/// The standard macros that never return.
const PANICS: [&str; 4] = ["panic", "unreachable", "todo", "unimplemented"];

/// Whether the last statement of `block` jumps or panics.
pub fn never_ends(block: &Block) -> bool {
    match block.stmts.last() {
        Some(Stmt::Expr(expr, _)) => expr_never_ends(expr),
        Some(Stmt::Macro(stmt)) => panics(&stmt.mac),
        _ => false,
    }
}

fn expr_never_ends(expr: &Expr) -> bool {
    match expr {
        Expr::Break(_) | Expr::Continue(_) => true,
        Expr::Macro(expr) => panics(&expr.mac),
        // A `break` out of a labelled block ends it.
        Expr::Block(block) if block.label.is_none() => never_ends(&block.block),
        _ => false,
    }
}

fn panics(mac: &Macro) -> bool {
    mac.path
        .segments
        .last()
        .is_some_and(|name| PANICS.iter().any(|panic| name.ident == panic))
}
