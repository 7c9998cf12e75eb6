/// The flow or screen that a route leads to.
public struct Target: Hashable, Sendable {
  /// The kind of target, which says where its id is found.
  public enum Kind: String, FileChoice {
    /// A child flow; the id is one of `flows`.
    case flow
    /// A screen; the id is one of `screens`.
    case screen
    /// Something of the system; the id is the name of its type.
    case system
  }

  /// The kind of target.
  public var kind: Kind
  /// The id of the flow or screen.
  public var id: String
  /// The display name.
  public var name: String
  /// The id of the screen that is made together with a flow, as a module's is with its wireframe; otherwise empty.
  ///
  /// Whoever shows the screen starts the flow.
  public var screen: String

  /// Makes a target; a target without a name is shown by its id.
  public init(kind: Kind, id: String, name: String? = nil, screen: String = "") {
    self.kind = kind
    self.id = id
    self.name = name ?? id
    self.screen = screen
  }

  /// The id of the screen that a route leads to, alone or as the first of a flow; nil if it leads to none.
  public var screenID: String? { kind == .screen ? id : screen.isEmpty ? nil : screen }

  /// A child flow.
  public static func flow(_ id: String) -> Target { Target(kind: .flow, id: id) }
  /// A screen.
  public static func screen(_ id: String) -> Target { Target(kind: .screen, id: id) }
  /// Something of the system.
  public static func system(_ id: String) -> Target { Target(kind: .system, id: id) }
}

extension Target: FileObject {
  /// The description of a target in the format's documentation.
  public static let meaning = "The flow or screen that a route leads to."
  /// An empty target.
  public static let blank = Target.screen("")
  /// The target's keys.
  public static let fields: [Field<Self>] = [
    .required(
      "kind", \.kind,
      "The place of the id: in `flows`, in `screens`, or nowhere for something of the system."),
    .required("id", \.id, "The id of the flow or screen."),
    .required("name", \.name, "The display name."),
    .optional(
      "screen", \.screen,
      "The id of the screen that is made together with a flow, and by which the flow begins; its name is the target's."
    ),
  ]
}
