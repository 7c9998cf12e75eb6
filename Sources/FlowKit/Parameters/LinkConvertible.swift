public import Foundation

/// A type whose values links can carry as text.
///
/// ```swift
/// extension Order.Number: LinkConvertible {
///   init?(linkText: String) { … }
///   var linkText: String { … }
/// }
/// ```
///
/// `Int`, `Double`, `Bool`, `String` and `UUID` conform. Enums with raw values of these types and types that are
/// `LosslessStringConvertible` are supported without a conformance.
public protocol LinkConvertible {
  /// Parses a value; nil if the text is not one.
  init?(linkText: String)
  /// The text of the value.
  var linkText: String { get }
}

extension LinkConvertible where Self: LosslessStringConvertible {
  /// Parses a value with the type's own initialiser.
  public init?(linkText: String) { self.init(linkText) }
  /// The description of the value.
  public var linkText: String { description }
}

extension LinkConvertible where Self: RawRepresentable, RawValue: LinkConvertible {
  /// Parses the raw value.
  public init?(linkText: String) {
    guard let raw = RawValue(linkText: linkText) else { return nil }
    self.init(rawValue: raw)
  }
  /// The text of the raw value.
  public var linkText: String { rawValue.linkText }
}

extension Int: LinkConvertible {}
extension Bool: LinkConvertible {}
extension String: LinkConvertible {}

extension Double: LinkConvertible {
  /// Parses a finite number.
  public init?(linkText: String) {
    guard let value = Double(linkText), value.isFinite else { return nil }
    self = value
  }
}

extension UUID: LinkConvertible {
  /// Parses a UUID.
  public init?(linkText: String) { self.init(uuidString: linkText) }
  /// The UUID as text.
  public var linkText: String { uuidString }
}
