/// A JSON value that is sent to a browser's driver, written as a literal.
public enum WireValue: Encodable, Sendable {
  /// A text.
  case text(String)
  /// A whole number.
  case number(Int)
  /// Any other number.
  case decimal(Double)
  /// Yes or no.
  case flag(Bool)
  /// Values in order.
  case list([WireValue])
  /// Values by their keys.
  case object([String: WireValue])

  /// Writes the value itself, without a trace of its case.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let text): try container.encode(text)
    case .number(let number): try container.encode(number)
    case .decimal(let decimal): try container.encode(decimal)
    case .flag(let flag): try container.encode(flag)
    case .list(let list): try container.encode(list)
    case .object(let object): try container.encode(object)
    }
  }
}

extension WireValue: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// A text.
  public init(stringLiteral value: String) { self = .text(value) }
  /// A whole number.
  public init(integerLiteral value: Int) { self = .number(value) }
  /// Any other number.
  public init(floatLiteral value: Double) { self = .decimal(value) }
  /// Yes or no.
  public init(booleanLiteral value: Bool) { self = .flag(value) }
  /// Values in order.
  public init(arrayLiteral elements: WireValue...) { self = .list(elements) }
  /// Values by their keys.
  public init(dictionaryLiteral elements: (String, WireValue)...) {
    self = .object(Dictionary(elements) { $1 })
  }
}
