/// Something that a view or a view controller does, and that is a coordinator's work.
public struct ViewShortcut: Codable, Hashable, Sendable {
  /// What it does.
  public enum Deed: String, Codable, Sendable {
    /// It makes a coordinator.
    case makes
    /// It pushes a view controller.
    case pushes
    /// It has a `NavigationLink` with a destination.
    case links
    /// It asks something of its coordinator's parent.
    case reaches
  }

  /// The view or view controller.
  public var view: String
  /// What it does.
  public var deed: Deed
  /// The coordinator that it makes, or that it has and passes by.
  public var coordinator: String
  /// Where it does so.
  public var location: SourceLocation

  /// Tells of a view.
  public init(view: String, deed: Deed, coordinator: String, location: SourceLocation) {
    self.view = view
    self.deed = deed
    self.coordinator = coordinator
    self.location = location
  }
}
