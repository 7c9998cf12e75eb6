public import Foundation

/// A type whose values links carry as text.
///
/// ```swift
/// extension Order.Number: LinkConvertible {
///   init?(linkText: String) { … }
///   var linkText: String { … }
/// }
/// ```
///
/// `Int`, `Double`, `Bool`, `String` and `UUID` are; so are, without saying so, enums with raw values of these types and
/// types that are `LosslessStringConvertible`.
public protocol LinkConvertible {
  /// Reads a value; nil where the text is none.
  init?(linkText: String)
  /// The text of the value.
  var linkText: String { get }
}

extension LinkConvertible where Self: LosslessStringConvertible {
  /// Reads a value as Swift reads it.
  public init?(linkText: String) { self.init(linkText) }
  /// The text of the value, as Swift writes it.
  public var linkText: String { description }
}

extension LinkConvertible where Self: RawRepresentable, RawValue: LinkConvertible {
  /// Reads the raw value.
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
  /// Reads a finite number.
  public init?(linkText: String) {
    guard let value = Double(linkText), value.isFinite else { return nil }
    self = value
  }
}

extension UUID: LinkConvertible {
  /// Reads an id.
  public init?(linkText: String) { self.init(uuidString: linkText) }
  /// The id's text.
  public var linkText: String { uuidString }
}
