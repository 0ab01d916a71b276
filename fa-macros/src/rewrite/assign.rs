//! Assignment, plain and compound.

use quote::{quote, quote_spanned};
use syn::{BinOp, Expr, ExprAssign, ExprBinary, ExprParen, Ident, Token};

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
        if !is_repeatable(&binary.left) {
            return self.assign_through(binary, op, extent);
        }
        let place = binary.left.clone();
        let right = Box::new(parenthesised(*binary.right));
        let value = Expr::Binary(ExprBinary {
            op,
            right,
            ..binary
        });
        self.emit_assign(&place, &value, extent)
    }

    /// `*f() op= e` becomes `match e { v => match &mut *f() { p => root::assign!(*p, *p op v, depth) } }`: the place is found once.
    fn assign_through(&mut self, binary: ExprBinary, op: BinOp, extent: Extent) -> Expr {
        let ExprBinary { left, right, .. } = binary;
        let ours = spans::ours(extent.start);
        let depth = self.scopes.depth_of(&left);
        let [place, value] = ["__place", "__value"].map(|name| Ident::new(name, ours));
        let arguments = quote_spanned!(ours=> *#place, *#place #op #value, #depth);
        let assigned = extent.call(&self.root, quote!(assign!), arguments);
        Expr::Verbatim(quote_spanned! {ours=>
            match #right { #value => match &mut #left { #place => #assigned } }
        })
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

/// Whether a place may be evaluated twice: it calls nothing.
fn is_repeatable(place: &Expr) -> bool {
    match place {
        Expr::Path(_) | Expr::Lit(_) => true,
        Expr::Field(field) => is_repeatable(&field.base),
        Expr::Index(index) => is_repeatable(&index.expr) && is_repeatable(&index.index),
        Expr::Paren(paren) => is_repeatable(&paren.expr),
        Expr::Group(group) => is_repeatable(&group.expr),
        Expr::Unary(unary) => is_repeatable(&unary.expr),
        Expr::Cast(cast) => is_repeatable(&cast.expr),
        Expr::Binary(binary) => is_repeatable(&binary.left) && is_repeatable(&binary.right),
        _ => false,
    }
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
