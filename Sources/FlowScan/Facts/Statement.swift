/// A statement of a body.
indirect enum Statement: Hashable, Sendable {
  case expression(Expression)
  case local(Pattern, TypeShape, Expression)
  case result(Expression)
  case branch(Branching)
  case loop(Pattern, Expression, [Statement])
  case block([Statement])
  case function(FunctionFacts)
}

/// The ways that a body can go on: `if`, `guard`, `switch`, `do` with its `catch`es.
struct Branching: Hashable, Sendable {
  var arms: [Arm]
  /// Whether an arm is always taken, so that the code after it is never reached when all arms leave.
  var isExhaustive: Bool

  struct Arm: Hashable, Sendable {
    var conditions: [Condition]
    var body: [Statement]
  }
}

/// What must hold for an arm to be taken.
enum Condition: Hashable, Sendable {
  case holds(Expression)
  /// The value has one of these forms.
  case matches(Expression, [Pattern])
  case otherwise
}

/// A form that a value is held against; it gives names to its parts.
indirect enum Pattern: Hashable, Sendable {
  case binding(String)
  /// `.name(…)` or `Type.name(…)`.
  case enumCase(String, String, [Pattern])
  case tuple([Pattern])
  case type(TypeShape)
  case cast(Pattern, TypeShape)
  case value(Expression)
  case any
}
