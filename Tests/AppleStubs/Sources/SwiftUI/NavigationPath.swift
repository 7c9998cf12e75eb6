// Apple documents these declarations.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

internal import Foundation

/// A list of values of any types, whose elements nobody can ask for.
public struct NavigationPath: CustomReflectable {
  /// The name of an element's type and its value in JSON; nil for one that cannot be encoded.
  private var elements: [(type: String, value: String)?] = []

  public init() {}

  public var count: Int { elements.count }
  public var isEmpty: Bool { elements.isEmpty }

  public mutating func append<Value: Hashable>(_ value: Value) { elements.append(nil) }

  public mutating func append<Value: Hashable & Codable>(_ value: Value) {
    let data = try? JSONEncoder().encode(value)
    elements.append((String(reflecting: Value.self), String(decoding: data ?? Data(), as: UTF8.self)))
  }

  public var codable: CodableRepresentation? {
    let known = elements.compactMap(\.self)
    return known.count == elements.count ? CodableRepresentation(elements: known) : nil
  }

  /// The real one shows its storage; what that is called is not documented.
  public var customMirror: Mirror { Mirror(self, children: [:]) }

  public struct CodableRepresentation: Encodable {
    let elements: [(type: String, value: String)]

    /// Begins with the last element, as the real one does.
    public func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      for element in elements.reversed() {
        try list.encode(element.type)
        try list.encode(element.value)
      }
    }
  }
}
