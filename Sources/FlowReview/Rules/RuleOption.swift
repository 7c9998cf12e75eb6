/// An option of a rule that a configuration can set.
///
/// ```swift
/// static let most = RuleOption("most", 20, "How many may be left.")
/// ```
struct RuleOption<Value: RuleOptionValue>: RuleOptionDescription {
  /// The key.
  let name: String
  /// The default value.
  let standard: Value
  /// The option's description.
  let meaning: String

  init(_ name: String, _ standard: Value, _ meaning: String) {
    self.name = name
    self.standard = standard
    self.meaning = meaning
  }
}

/// A type-erased option.
public protocol RuleOptionDescription: Sendable {
  /// The key.
  var name: String { get }
  /// The option's description.
  var meaning: String { get }
  /// The expected kind of value, such as `a list of strings`.
  var form: String { get }
  /// The default value as JSON.
  var standardText: String { get }
  /// Tells whether a value is valid.
  func accepts(_ value: RuleValue) -> Bool
}

extension RuleOption {
  /// The expected kind of value.
  var form: String { Value.form }
  /// The default value as JSON.
  var standardText: String { standard.text }
  /// Tells whether a value is valid.
  func accepts(_ value: RuleValue) -> Bool { Value(value) != nil }
}

/// A value in a configuration.
public enum RuleValue: Hashable, Sendable {
  /// `true` or `false`.
  case flag(Bool)
  /// A whole number.
  case number(Int)
  /// A text.
  case text(String)
  /// A list of strings.
  case texts([String])
}

/// A type that an option can have.
protocol RuleOptionValue: Sendable {
  /// The name of the type in messages.
  static var form: String { get }
  /// Converts a value of the configuration; nil if it is of another kind.
  init?(_ value: RuleValue)
  /// The value as JSON.
  var text: String { get }
}

extension Bool: RuleOptionValue {
  /// The name of a flag.
  static var form: String { "true or false" }
  /// Converts a flag.
  init?(_ value: RuleValue) {
    guard case .flag(let flag) = value else { return nil }
    self = flag
  }
  /// `true` or `false`.
  var text: String { "\(self)" }
}

extension Int: RuleOptionValue {
  /// The name of a non-negative number.
  static var form: String { "a whole number, 0 or more" }
  /// Converts a non-negative number.
  init?(_ value: RuleValue) {
    guard case .number(let number) = value, number >= 0 else { return nil }
    self = number
  }
  /// The number in digits.
  var text: String { "\(self)" }
}

extension [String]: RuleOptionValue {
  /// The name of a list of strings.
  static var form: String { "a list of strings" }
  /// Converts a list of strings.
  init?(_ value: RuleValue) {
    guard case .texts(let texts) = value else { return nil }
    self = texts
  }
  /// The list as JSON.
  var text: String { JSONValue.array(map(JSONValue.string)).line }
}
