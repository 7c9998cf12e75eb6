/// An option of a rule that a configuration can set.
///
/// ```swift
/// static let most = RuleOption("most", 20, "How many may be left.")
/// ```
public struct RuleOption<Value: RuleOptionValue>: RuleOptionDescription {
  /// The key.
  public let name: String
  /// The default value.
  public let standard: Value
  /// The option's description.
  public let meaning: String

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
  public var form: String { Value.form }
  /// The default value as JSON.
  public var standardText: String { standard.text }
  /// Tells whether a value is valid.
  public func accepts(_ value: RuleValue) -> Bool { Value(value) != nil }
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
public protocol RuleOptionValue: Sendable {
  /// The name of the type in messages.
  static var form: String { get }
  /// Converts a value of the configuration; nil if it is of another kind.
  init?(_ value: RuleValue)
  /// The value as JSON.
  var text: String { get }
}

extension Bool: RuleOptionValue {
  /// The name of a flag.
  public static var form: String { "true or false" }
  /// Converts a flag.
  public init?(_ value: RuleValue) {
    guard case .flag(let flag) = value else { return nil }
    self = flag
  }
  /// `true` or `false`.
  public var text: String { "\(self)" }
}

extension Int: RuleOptionValue {
  /// The name of a non-negative number.
  public static var form: String { "a whole number, 0 or more" }
  /// Converts a non-negative number.
  public init?(_ value: RuleValue) {
    guard case .number(let number) = value, number >= 0 else { return nil }
    self = number
  }
  /// The number in digits.
  public var text: String { "\(self)" }
}

extension [String]: RuleOptionValue {
  /// The name of a list of strings.
  public static var form: String { "a list of strings" }
  /// Converts a list of strings.
  public init?(_ value: RuleValue) {
    guard case .texts(let texts) = value else { return nil }
    self = texts
  }
  /// The list as JSON.
  public var text: String { JSONValue.array(map(JSONValue.string)).line }
}
