/// The presentation of a route's target.
public enum PresentationStyle: String, FileChoice {
  /// As the first screen of a stack or a window.
  case root
  /// On top of a navigation stack.
  case push
  /// As a modal of any kind.
  case present
  /// As one of a row of tabs.
  case tab
  /// As a part of another screen.
  case embed
  /// As a child flow that decides its own presentation.
  case start
  /// As something of the system: an alert, a share sheet.
  case system
}
