/// The description of an object of a file format, made from the list that also reads and writes it.
public struct ObjectDescription: Sendable {
  /// The name of the type.
  public let name: String
  /// The meaning of the object, in one sentence.
  public let summary: String
  private let makeFields: @Sendable () -> [FieldDescription]

  init(name: String, summary: String, fields: @escaping @Sendable () -> [FieldDescription]) {
    self.name = name
    self.summary = summary
    makeFields = fields
  }

  /// The object's keys; computed on access, so that descriptions can be recursive.
  public var fields: [FieldDescription] { makeFields() }
}

/// The description of one key of an object.
public struct FieldDescription: Sendable {
  /// The key in JSON.
  public let key: String
  /// The shape of the value.
  public let shape: ValueShape
  /// Whether a file without the key is rejected.
  public let isRequired: Bool
  /// The meaning of the value.
  public let summary: String
}
