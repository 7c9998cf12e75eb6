/// An operand or operator of an expression before folding.
struct Part {
  enum Kind { case value, sign, assignment, ternary, cast, test, type }

  var kind: Kind
  /// The value, the type, or the middle part of a ternary.
  var node: Int32 = -1
  var place: Int32
  /// The operator.
  var sign = ""

  /// The looseness of an operator, limited to the few precedences that decide where a value goes.
  var looseness: Int {
    switch sign {
    case "||": 4
    case "&&": 3
    case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=": 2
    case "??": 1
    default: 0
    }
  }
}
