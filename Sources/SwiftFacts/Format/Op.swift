/// An op of the code of a file; its operands follow it.
///
/// `[x]` is a list: its count, then its items. A node is the index of its op, or -1 for none. Names are indices into the file's table
/// of names.
package enum Op: Int32, Sendable {
  // Expressions. Optionals, `try`, `await` and parentheses are transparent.
  /// A literal without relevance, or unreadable code.
  case nothing
  /// place, name
  case name
  /// place, base, name; without a base it is an implicit member, as in `.push`
  case member
  /// place, callee, [label, value, flags]
  case call
  /// place, base, [label, value, flags]
  case index
  /// place, [name, type], [name, isWeak, value], body
  case closure
  /// place, [isInserted, name or node]
  case text
  /// place, name
  case literal
  /// place, [item]
  case list
  /// place, [key, value]
  case pairs
  /// place, [label, value, 0]
  case tuple
  /// place, [item]: one of several values, as in `a ?? b`
  case choice
  /// place, operator, left, right; without a right side, it is a prefix operator
  case binary
  /// place, target, source
  case assign
  /// place, value, type
  case cast
  /// place, value, type
  case isType
  /// place, type
  case typeName
  /// place, type, [name]
  case keyPath
  /// place, name
  case selector

  // Statements.
  /// [statement]
  case block = 30
  /// place, pattern, type, value
  case local
  /// place, value
  case result
  /// place, kind, isExhaustive, [[condition], block]
  case branch
  /// place, pattern, sequence, block; of `for await`, the sequence is the member `makeAsyncIterator` of what is written
  case loop
  /// function
  case localFunction
  /// place, value. The end of a path through the code: `break`, `continue`, `throw`.
  case leave

  // Conditions.
  /// expression
  case holds = 40
  /// expression, [pattern]
  case matches
  case otherwise

  // Patterns.
  case anything = 50
  /// place, name
  case binding
  /// place, type, name, [pattern]
  case enumCase
  /// [pattern]
  case tuplePattern
  /// type
  case typePattern
  /// pattern, type
  case castPattern
  /// expression
  case valuePattern

  // Types.
  /// name, [type]
  case namedType = 60
  /// element
  case listType
  /// key, value
  case pairsType
  /// [type], result
  case functionType
  /// [label, type]
  case tupleType
  /// [type]
  case composedType
  /// type
  case optionalType
  /// type
  case metatype
  case unknownType

  // Declarations.
  /// place, kind, name, flags, summary, [type], [name, bound], [attribute], [member], [subject, type]
  case typeDeclaration = 80
  /// place, name, flags, summary, [label, name, type, flags, value], [name, bound], result, body, [attribute], begin;
  /// begin is the amount of code before the function
  case function
  /// place, name, flags, summary, type, value, getter, setter, [attribute], begin
  case variable
  /// place, name, summary, [label, name, type, flags, value], raw value
  case enumCaseDeclaration
  /// place, name, type, isAssociated
  case alias
  /// place, name, [label, value, flags], [type]
  case attribute
}

/// The kind of a type declaration.
package enum TypeKind: Int32, Sendable {
  case `class`, `struct`, `enum`, `actor`, `protocol`, `extension`
}

/// The kind of a choice between paths through code.
package enum BranchKind: Int32, Sendable {
  case condition, choice, gate, loop, caught, ternary
}

/// Properties of a declaration, a parameter or an argument, from modifiers and syntax.
package struct CodeFlags: OptionSet, Sendable {
  package let rawValue: Int32
  package init(rawValue: Int32) { self.rawValue = rawValue }

  package static let isStatic = CodeFlags(rawValue: 1)
  package static let isPrivate = CodeFlags(rawValue: 2)
  package static let isOverride = CodeFlags(rawValue: 4)
  package static let isWeak = CodeFlags(rawValue: 8)
  package static let isLazy = CodeFlags(rawValue: 16)
  package static let isComputed = CodeFlags(rawValue: 32)
  package static let isOptional = CodeFlags(rawValue: 64)
  package static let isConstant = CodeFlags(rawValue: 128)
  package static let hasBody = CodeFlags(rawValue: 256)
  /// The argument is a trailing closure.
  package static let isTrailing = CodeFlags(rawValue: 512)
  /// A further trailing closure has a label; the first has none.
  package static let isVariadic = CodeFlags(rawValue: 1024)
  /// The function may assign to the parameter.
  package static let isInOut = CodeFlags(rawValue: 2048)
  /// The argument is a binding, of which the call also has the value.
  package static let isBinding = CodeFlags(rawValue: 4096)
}
