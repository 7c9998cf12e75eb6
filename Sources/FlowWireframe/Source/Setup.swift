internal import SwiftSyntax

/// The statements that make and arrange views: assignments, calls and declarations, in the order of the source.
struct Setup {
  /// The functions of UIKit that put a view into another.
  static let adding: Set = [
    "addSubview", "addSubviews", "addArrangedSubview", "addArrangedSubviews", "insertSubview",
    "insertArrangedSubview",
  ]

  struct Assignment {
    /// The object, such as `titleLabel`; empty for `self`.
    var base: String
    let member: String
    var value: ExprSyntax
    /// Whether it runs before the screen is visible, and not later in response to something.
    var isFirst = true
    /// Whether it only runs in response to something, such as a tap.
    var isReaction = false
    /// The function with the assignment.
    var function: String?
    var conditions: [RunCondition] = []

    /// The same assignment of another value, or to a member of another object.
    func with(value: ExprSyntax, base: String? = nil) -> Assignment {
      var assignment = self
      assignment.value = value
      assignment.base = base ?? self.base
      return assignment
    }
  }

  struct Call {
    var base: String
    let name: String
    var arguments: Arguments
    /// The constants declared before, the last of each name.
    var locals: [String: ExprSyntax] = [:]
    var conditions: [RunCondition] = []
    /// Whether it only runs in response to something, such as a tap.
    var isReaction = false
  }

  var assignments: [Assignment] = []
  var calls: [Call] = []
  var locals: [String: ExprSyntax] = [:]
  /// The types that values are cast to, such as cells.
  var casts: [String] = []
  /// The parts of a form joined by operators, as in `form +++ Section() <<< SwitchRow()`.
  var rows: [ExprSyntax] = []

  var count = 0
  /// The number of the first copy of code; each has one, which makes its names unique.
  private var firstNumber = 0
  var nextNumber: Int { firstNumber + calls.count }

  init() {}

  init(_ node: some SyntaxProtocol) { read(node) }

  /// Adds the statements of further code, given the initial cases of properties.
  mutating func read(
    _ node: some SyntaxProtocol, firsts: [String: String] = [:],
    inlined: InlinedFunctions = InlinedFunctions()
  ) {
    let visitor = SetupVisitor()
    visitor.firsts = firsts
    visitor.inlined = inlined
    visitor.setup = self
    // While two values share the lists, each change of one copies them.
    self = Setup()
    visitor.walk(node)
    self = visitor.setup
  }

  /// Reads the statements of further code apart, with numbers of its own for copies.
  func part(
    _ node: some SyntaxProtocol, _ firsts: [String: String], _ inlined: InlinedFunctions, number: Int
  ) -> Setup {
    var part = Setup()
    part.count = count
    part.firstNumber = number + calls.count
    part.read(node, firsts: firsts, inlined: inlined)
    part.count -= count
    return part
  }

  /// Adds statements that were read apart; the first constant of a name counts.
  mutating func append(_ part: Setup) {
    add(part)
    locals.merge(part.locals) { first, _ in first }
    casts += part.casts
    rows += part.rows
    count += part.count
  }

  /// The last value that is assigned to a member of an object, if possible before something happens.
  func value(_ member: String, of base: String, afterReactions: Bool = true) -> ExprSyntax? {
    let all = assignments.filter { $0.base == base && $0.member == member }
    let first = Self.first(of: all.filter(\.isFirst)) ?? Self.first(of: all.filter { !$0.isReaction })
    guard let value = (first ?? (afterReactions ? all.last : nil))?.value else { return nil }
    guard Self.texts.contains(member), Self.isBlank(value), !LikelyBranch.isUnlikely(case: base) else {
      return value
    }
    // A label without a text is not there for that: other code sets one.
    let other = all.last {
      !$0.isReaction && !Self.isBlank($0.value) && !$0.value.is(NilLiteralExprSyntax.self)
    }
    return other?.value ?? value
  }

  private static func isBlank(_ value: ExprSyntax) -> Bool { value.ownText == "\"\"" }

  /// The assignment that probably counts at first: the last, but not a single one under a condition after one that always runs.
  private static func first(of all: [Assignment]) -> Assignment? {
    guard let last = all.last, all.count > 1, last.conditions.contains(where: \.isOpen) else {
      return all.last
    }
    let before = all[all.count - 2]
    let isEmpty = before.value.is(NilLiteralExprSyntax.self) || isBlank(before.value)
    return isEmpty || before.conditions.contains(where: \.isOpen) ? last : before
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
      return $0.with(value: change($0.value))
    }
    setup.calls = calls.map { call in
      var call = call
      call.arguments = call.arguments.mapped(change)
      return call
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

  /// The statements without those in some functions.
  func without(_ functions: Set<String>) -> Setup {
    var setup = self
    setup.assignments = assignments.filter { $0.function.map { !functions.contains($0) } ?? true }
    return setup
  }

  /// Lets the assignments in some functions beat those in others, which perhaps nothing calls.
  mutating func prefer(_ functions: Set<String>) {
    let isPreferred = { (assignment: Assignment) in assignment.function.map(functions.contains) ?? false }
    guard assignments.contains(where: isPreferred) else { return }
    assignments = assignments.filter { !isPreferred($0) } + assignments.filter(isPreferred)
  }

  /// The value that a constraint fixes an anchor of an object to.
  func constant(_ anchor: String, of name: String) -> ExprSyntax? {
    calls.first { $0.base == "\(name).\(anchor)" && $0.name == "constraint" }?.arguments["equalToConstant"]
  }

  /// A name as in the source, without the number that tells it from others.
  static func plain(_ name: String) -> String { String(name.prefix { $0 != "…" }) }
}
