/// The type of a route's parameter, with the conversion from and to link text.
struct ParameterType: Sendable {
  /// The type's name, without the question mark of an optional.
  let name: String
  /// Whether a link may omit the value.
  let isOptional: Bool
  /// Whether links can carry values of the type.
  let isReadable: Bool
  /// The texts of all values, if there are only a few.
  let allowed: [String]
  /// Parses a text, or its absence; nil if it is not a value.
  let read: @Sendable (String?) -> Any?

  init(_ type: Any.Type) {
    let optional = type as? any AnyOptional.Type
    let wrapped = optional?.wrapped ?? type
    name = TypeName.of(wrapped)
    isOptional = optional != nil
    isReadable = LinkText.canCarry(wrapped)
    allowed = LinkText.all(of: wrapped)
    let absent = optional?.absent
    read = { text in text.map { LinkText.read($0, as: wrapped) } ?? absent?.value }
  }
}

/// An optional of any wrapped type.
private protocol AnyOptional {
  static var wrapped: Any.Type { get }
  static var absent: Absent { get }
}

/// The nil of a type, wrapped so that closures can capture it.
private struct Absent: @unchecked Sendable {
  // Safe because a nil refers to nothing that could be shared.
  let value: Any
}

extension Optional: AnyOptional {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
  fileprivate static var absent: Absent { Absent(value: Self.none as Any) }
}
