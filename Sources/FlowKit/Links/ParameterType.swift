/// The type of a route's parameter, and how links carry its values.
struct ParameterType: Sendable {
  /// The type's name, without the question mark of an optional.
  let name: String
  /// Whether a link may leave the value out.
  let isOptional: Bool
  /// Whether links can carry values of the type.
  let isReadable: Bool
  /// The texts of all values, where there are only a few.
  let allowed: [String]
  /// The value that a text, or none, stands for; nil where it stands for none.
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

/// An optional of any type.
private protocol AnyOptional {
  static var wrapped: Any.Type { get }
  static var absent: Absent { get }
}

/// The nil of a type, as a value that closures can carry.
private struct Absent: @unchecked Sendable {
  // A nil holds nothing that could be shared.
  let value: Any
}

extension Optional: AnyOptional {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
  fileprivate static var absent: Absent { Absent(value: Self.none as Any) }
}
