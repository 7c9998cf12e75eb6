/// Something of a rule that a configuration can set.
///
/// ```swift
/// static let most = RuleOption("most", 20, "How many may be left.")
/// ```
public struct RuleOption<Value: RuleOptionValue>: RuleOptionDescription {
  /// The key.
  public let name: String
  /// What stands where nothing is set.
  public let standard: Value
  /// What it means.
  public let meaning: String

  init(_ name: String, _ standard: Value, _ meaning: String) {
    self.name = name
    self.standard = standard
    self.meaning = meaning
  }
}

/// An option, whatever its type.
public protocol RuleOptionDescription: Sendable {
  /// The key.
  var name: String { get }
  /// What it means.
  var meaning: String { get }
  /// What may stand there, as `a list of texts`.
  var form: String { get }
  /// What stands where nothing is set, as JSON.
  var standardText: String { get }
  /// Whether a value may stand there.
  func accepts(_ value: RuleValue) -> Bool
}

extension RuleOption {
  /// What may stand there.
  public var form: String { Value.form }
  /// What stands where nothing is set, as JSON.
  public var standardText: String { standard.text }
  /// Whether a value may stand there.
  public func accepts(_ value: RuleValue) -> Bool { Value(value) != nil }
}

/// A value as a configuration has it.
public enum RuleValue: Hashable, Sendable {
  /// `true` or `false`.
  case flag(Bool)
  /// A whole number.
  case number(Int)
  /// A text.
  case text(String)
  /// A list of texts.
  case texts([String])
}

/// A type that an option can have.
public protocol RuleOptionValue: Sendable {
  /// What it is called in messages.
  static var form: String { get }
  /// Takes a value of the configuration; nil where it is of another kind.
  init?(_ value: RuleValue)
  /// The value as JSON.
  var text: String { get }
}

extension Bool: RuleOptionValue {
  /// A flag.
  public static var form: String { "true or false" }
  /// Takes a flag.
  public init?(_ value: RuleValue) {
    guard case .flag(let flag) = value else { return nil }
    self = flag
  }
  /// `true` or `false`.
  public var text: String { "\(self)" }
}

extension Int: RuleOptionValue {
  /// A number that counts something.
  public static var form: String { "a whole number, 0 or more" }
  /// Takes a number that counts something.
  public init?(_ value: RuleValue) {
    guard case .number(let number) = value, number >= 0 else { return nil }
    self = number
  }
  /// The digits.
  public var text: String { "\(self)" }
}

extension [String]: RuleOptionValue {
  /// A list of texts.
  public static var form: String { "a list of texts" }
  /// Takes a list of texts.
  public init?(_ value: RuleValue) {
    guard case .texts(let texts) = value else { return nil }
    self = texts
  }
  /// The list as JSON.
  public var text: String { JSONValue.array(map(JSONValue.string)).line }
}
