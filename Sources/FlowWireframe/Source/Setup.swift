internal import SwiftSyntax

/// The statements that make and arrange views: assignments, calls and declarations, in the order of the source.
struct Setup {
  struct Assignment {
    /// The object, such as `titleLabel`; empty for `self`.
    let base: String
    let member: String
    let value: ExprSyntax
    /// Whether it runs before the screen is visible, and not later in response to something.
    var isFirst = true
  }

  struct Call {
    let base: String
    let name: String
    let arguments: Arguments
    /// The constants declared before, the last of each name.
    var locals: [String: ExprSyntax] = [:]
  }

  var assignments: [Assignment] = []
  var calls: [Call] = []
  var locals: [String: ExprSyntax] = [:]
  /// The types that values are cast to, such as cells.
  var casts: [String] = []
  /// The parts of a form joined by operators, as in `form +++ Section() <<< SwitchRow()`.
  var rows: [ExprSyntax] = []

  var count = 0

  init() {}

  init(_ node: some SyntaxProtocol) { read(node) }

  /// Adds the statements of further code, given the initial cases of properties.
  mutating func read(_ node: some SyntaxProtocol, firsts: [String: String] = [:]) {
    let visitor = SetupVisitor(viewMode: .sourceAccurate)
    visitor.firsts = firsts
    visitor.setup = self
    // While two values share the lists, each change of one copies them.
    self = Setup()
    visitor.walk(node)
    self = visitor.setup
  }

  /// The last value that is assigned to a member of an object.
  func value(_ member: String, of base: String) -> ExprSyntax? {
    let all = assignments.filter { $0.base == base && $0.member == member }
    return (all.last(where: \.isFirst) ?? all.last)?.value
  }

  /// The statements about the object to which the code belongs.
  var ofItself: Setup {
    var own = Setup()
    own.assignments = assignments.filter {
      $0.base.isEmpty || $0.base.lowercased().hasSuffix("configuration")
    }
    own.calls = calls.filter(\.base.isEmpty)
    return own
  }

  /// The same statements with other texts and arguments.
  func mapped(_ change: (ExprSyntax) -> ExprSyntax) -> Setup {
    var setup = Setup()
    setup.assignments = assignments.map {
      guard Self.texts.contains($0.member) else { return $0 }
      return Assignment(base: $0.base, member: $0.member, value: change($0.value), isFirst: $0.isFirst)
    }
    setup.calls = calls.map {
      Call(base: $0.base, name: $0.name, arguments: $0.arguments.mapped(change), locals: $0.locals)
    }
    return setup
  }

  /// The members that are texts.
  static let texts: Set = [
    "text", "title", "placeholder", "attributedText", "attributedTitle", "attributedPlaceholder", "prompt",
  ]

  /// Adds the settings of other code; those of an object beat the earlier ones.
  mutating func add(_ other: Setup) {
    assignments += other.assignments
    calls += other.calls
  }

  /// Adds a value that other code assigns.
  mutating func assign(_ member: String, of base: String, to value: ExprSyntax, isFirst: Bool) {
    assignments.append(Assignment(base: base, member: member, value: value, isFirst: isFirst))
  }

  /// The number that a constraint fixes an anchor of an object to.
  func constant(_ anchor: String, of name: String) -> Double? {
    let call = calls.first { $0.base == "\(name).\(anchor)" && $0.name == "constraint" }
    return call?.arguments.number("equalToConstant").flatMap { (1...2_000).contains($0) ? $0 : nil }
  }

  /// The path of an expression: `titleLabel` for `self.titleLabel`, and empty for `self`.
  static func path(_ expression: ExprSyntax?) -> String {
    guard let expression else { return "" }
    let parts = expression.trimmedDescription.prefix(200).filter { !"?! \n".contains($0) }.split(
      separator: ".")
    return parts.filter { $0 != "self" && $0 != "strongSelf" }.joined(separator: ".")
  }
}
