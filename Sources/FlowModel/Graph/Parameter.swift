/// A value that a route needs.
public struct Parameter: Hashable, Sendable {
  /// The parameter's name.
  public var name: String
  /// The Swift type, as written.
  public var type: String
  /// Whether the route can be taken without the value.
  public var isOptional: Bool

  /// Makes a parameter.
  public init(name: String, type: String, isOptional: Bool = false) {
    self.name = name
    self.type = type
    self.isOptional = isOptional
  }
}

extension Parameter: FileObject {
  /// The description of a parameter in the format's documentation.
  public static let meaning = "A value that a route needs."
  /// An empty parameter.
  public static let blank = Parameter(name: "", type: "")
  /// The parameter's keys.
  public static let fields: [Field<Self>] = [
    .required("name", \.name, "The parameter's name."),
    .required("type", \.type, "The Swift type, as written."),
    .flag("optional", \.isOptional, "Whether the route can be taken without the value."),
  ]
}
