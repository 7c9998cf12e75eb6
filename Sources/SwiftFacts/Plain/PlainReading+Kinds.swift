// Code of each kind, for readers of the others.
extension PlainReading {
  /// Reads a type, and whether it is optional; nil if it is not plain.
  mutating func type() -> (node: Int32, isOptional: Bool)? {
    try? with(TypeReader.self) { (types) throws(NotPlain) in
      guard let found = types.type() else { throw NotPlain() }
      return found
    }
  }

  /// Reads a required type.
  mutating func writtenType() throws(NotPlain) -> Int32 {
    guard let found = type()?.node else { throw NotPlain() }
    return found
  }

  /// Reads generic arguments; nil if they are not plain.
  mutating func generics() -> [Int32]? {
    try? with(TypeReader.self) { (types) throws(NotPlain) in
      guard let found = types.generics() else { throw NotPlain() }
      return found
    }
  }

  mutating func expression(_ flavor: ExpressionReader.Flavor = .basic) throws(NotPlain) -> Int32 {
    try with(ExpressionReader.self) { (values) throws(NotPlain) in try values.expression(flavor) }
  }

  /// Reads the arguments after an opening bracket.
  mutating func arguments(until close: StaticString) throws(NotPlain) -> (count: Int, numbers: [Int32]) {
    try with(ExpressionReader.self) { (values) throws(NotPlain) in try values.arguments(until: close) }
  }

  /// Reads statements up to the closing brace, starting after the opening one.
  mutating func block() throws(NotPlain) -> Int32 {
    try with(StatementReader.self) { (code) throws(NotPlain) in try code.block() }
  }

  /// Reads `{`, statements and `}`.
  mutating func bracedBlock() throws(NotPlain) -> Int32 {
    try with(StatementReader.self) { (code) throws(NotPlain) in try code.bracedBlock() }
  }

  /// Reads a pattern; in `let .some(x)` each bare name is a binding, not a value to compare with.
  mutating func pattern() throws(NotPlain) -> Int32 {
    try with(PatternReader.self) { (patterns) throws(NotPlain) in try patterns.pattern() }
  }

  /// Reads the pattern of a variable: a name, `_`, or several in parentheses.
  mutating func bindingPattern() throws(NotPlain) -> Int32 {
    try with(PatternReader.self) { (patterns) throws(NotPlain) in try patterns.bindingPattern() }
  }
}
