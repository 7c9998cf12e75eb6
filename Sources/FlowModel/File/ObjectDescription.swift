/// An object of a file format, described by the list that also reads and writes it.
public struct ObjectDescription: Sendable {
  /// The name of the type.
  public let name: String
  /// What the object stands for.
  public let summary: String
  private let makeFields: @Sendable () -> [FieldDescription]

  init(name: String, summary: String, fields: @escaping @Sendable () -> [FieldDescription]) {
    self.name = name
    self.summary = summary
    makeFields = fields
  }

  /// The object's keys, made when asked for, so that objects may hold each other.
  public var fields: [FieldDescription] { makeFields() }
}

/// A key of an object of a file format.
public struct FieldDescription: Sendable {
  /// The key in JSON.
  public let key: String
  /// What the value looks like.
  public let shape: ValueShape
  /// Whether a file without the key is refused.
  public let isRequired: Bool
  /// What the value says.
  public let summary: String
}
