/// A regular expression that a whole name must match; an empty one matches every name.
struct NamePattern: RuleOptionValue {
  static let form =
    "a regular expression of letters, classes, groups and repetitions, with at most \(LinearPattern.mostSteps) steps written out"
  let source: String

  /// The pattern that matches every name.
  static let anything = NamePattern(source: "")

  private init(source: String) { self.source = source }

  init?(_ value: RuleValue) {
    guard case .text(let text) = value, text.isEmpty || LinearPattern(text) != nil else { return nil }
    source = text
  }

  var text: String { JSONValue.string(source).line }

  /// The elements whose names do not match.
  func mismatches<Named>(among things: some Sequence<Named>, _ name: (Named) -> String) -> [Named] {
    guard !source.isEmpty, let expression = LinearPattern(source) else { return [] }
    return things.filter { !expression.matches(name($0)) }
  }
}
