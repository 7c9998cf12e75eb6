public import FlowModel

/// Navigation by a view or view controller that is a coordinator's task.
public struct ViewShortcut: Codable, Hashable, Sendable {
  /// The kind of navigation.
  public enum Action: String, Codable, Sendable {
    /// It creates a coordinator.
    case makes
    /// It pushes a view controller.
    case pushes
    /// It has a `NavigationLink` with a destination.
    case links
    /// It calls its coordinator's parent.
    case reaches
  }

  /// The view or view controller.
  public var view: String
  /// The kind of navigation.
  public var action: Action
  /// The coordinator that it creates, or that it has and bypasses.
  public var coordinator: String
  /// The source location.
  public var location: SourceLocation

  /// Makes an entry.
  public init(view: String, action: Action, coordinator: String, location: SourceLocation) {
    self.view = view
    self.action = action
    self.coordinator = coordinator
    self.location = location
  }
}
