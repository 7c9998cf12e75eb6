/// An expression, reduced to what a value can flow through.
///
/// `try`, `await`, parentheses, optional chaining and forcing are seen through.
indirect enum Expression: Hashable, Sendable {
  case name(String, Place)
  /// `base.name`; without a base it is an implicit member, as in `.push`.
  case member(Expression?, String, Place)
  case call(Expression, [Argument], Place)
  case index(Expression, [Argument])
  case closure(Closure)
  case text([TextPart], Place)
  case literal(String)
  case list([Expression])
  case pairs([Expression], [Expression])
  case tuple([Argument])
  /// One of several values: `a ? b : c`, `a ?? b`.
  case choice([Expression])
  case binary(String, Expression, Expression)
  case assign(Expression, Expression, Place)
  case cast(Expression, TypeShape)
  case isType(Expression, TypeShape)
  case type(TypeShape)
  case keyPath([String])
  case selector(String, Place)
  case branch(Branching)
  case nothing
}

/// A value handed to a function, with its label; an empty label is none.
struct Argument: Hashable, Sendable {
  var label: String
  var value: Expression
}

enum TextPart: Hashable, Sendable {
  case plain(String)
  case inserted(Expression)
}

struct Closure: Hashable, Sendable {
  var parameters: [Parameter]
  var captures: [Capture] = []
  var body: [Statement]
  var place: Place

  struct Parameter: Hashable, Sendable {
    var name: String
    var type: TypeShape
    var isOptional = false
  }

  /// A name in `[weak self, cart]`.
  struct Capture: Hashable, Sendable {
    var name: String
    var isWeak: Bool
  }
}
