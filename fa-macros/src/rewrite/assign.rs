//! Assignment, plain and compound.

use quote::quote;
use syn::{BinOp, Expr, ExprAssign, ExprBinary, ExprParen, Token};

use super::Rewriter;
use super::spans::{self, Extent};

impl Rewriter {
    /// `p = e` becomes `root::assign!(p, e, depth)`; `_ = e` only drops a value.
    pub fn assign(&mut self, mut assign: ExprAssign) -> Expr {
        let extent = Extent::of(&assign.left).to(Extent::of(&assign.right));
        self.parts_of_assign(&mut assign);
        if matches!(*assign.left, Expr::Infer(_)) {
            return Expr::Assign(assign);
        }
        self.emit_assign(&assign.left, &assign.right, extent)
    }

    /// `p op= e` becomes `root::assign!(p, p op e, depth)`.
    pub fn compound_assign(&mut self, mut binary: ExprBinary, op: BinOp) -> Expr {
        let extent = Extent::of(&binary.left).to(Extent::of(&binary.right));
        self.operand(&mut binary.left);
        self.operand(&mut binary.right);
        let place = binary.left.clone();
        let right = Box::new(parenthesised(*binary.right));
        let value = Expr::Binary(ExprBinary {
            op,
            right,
            ..binary
        });
        self.emit_assign(&place, &value, extent)
    }

    fn parts_of_assign(&mut self, assign: &mut ExprAssign) {
        self.operand(&mut assign.left);
        self.operand(&mut assign.right);
    }

    fn emit_assign(&mut self, place: &Expr, value: &Expr, extent: Extent) -> Expr {
        let depth = self.scopes.depth_of(place);
        Expr::Verbatim(extent.call(&self.root, quote!(assign!), quote!(#place, #value, #depth)))
    }
}

/// An operand whose precedence need not be known. syn adds the parentheses that the grammar needs;
/// these are for those that lints ask for.
fn parenthesised(operand: Expr) -> Expr {
    if !matches!(operand, Expr::Binary(_)) {
        return operand;
    }
    let paren_token = syn::token::Paren(spans::ours(Extent::of(&operand).start));
    Expr::Paren(ExprParen {
        attrs: Vec::new(),
        paren_token,
        expr: Box::new(operand),
    })
}

/// The operator of a compound assignment.
pub fn compound_op(op: &BinOp) -> Option<BinOp> {
    // The operator keeps its place: `+=` and `+` differ by the `=`.
    Some(match op {
        BinOp::AddAssign(op) => BinOp::Add(Token![+](op.spans[0])),
        BinOp::SubAssign(op) => BinOp::Sub(Token![-](op.spans[0])),
        BinOp::MulAssign(op) => BinOp::Mul(Token![*](op.spans[0])),
        BinOp::DivAssign(op) => BinOp::Div(Token![/](op.spans[0])),
        BinOp::RemAssign(op) => BinOp::Rem(Token![%](op.spans[0])),
        BinOp::BitXorAssign(op) => BinOp::BitXor(Token![^](op.spans[0])),
        BinOp::BitAndAssign(op) => BinOp::BitAnd(Token![&](op.spans[0])),
        BinOp::BitOrAssign(op) => BinOp::BitOr(Token![|](op.spans[0])),
        BinOp::ShlAssign(op) => BinOp::Shl(Token![<<]([op.spans[0], op.spans[1]])),
        BinOp::ShrAssign(op) => BinOp::Shr(Token![>>]([op.spans[0], op.spans[1]])),
        _ => return None,
    })
}
