/// The text and the buttons of an alert.
///
/// ```swift
/// let discard = Alert { (flow: EditFlow) in
///   AlertMessage(
///     "Discard the draft?", choices: [.init("Discard", role: .destructive) { [weak flow] in flow?.cancel() }])
/// }
/// ```
@MainActor public struct AlertMessage: Presentable {
  /// The title.
  public let title: String
  /// The text below it.
  public let text: String
  /// The buttons.
  public let choices: [Choice]

  /// Makes an alert; navigators add a closing button if there is none.
  public init(_ title: String, text: String = "", choices: [Choice] = []) {
    self.title = title
    self.text = text
    self.choices = choices
  }

  /// A button of an alert.
  @MainActor public struct Choice {
    /// The role of a button.
    public enum Role: Sendable {
      /// It does what the alert is about.
      case normal
      /// It does nothing.
      case cancel
      /// It deletes something for good.
      case destructive
    }

    /// The button's title.
    public let title: String
    /// The button's role.
    public let role: Role
    /// The action; the alert is closed before it is called.
    public let action: () -> Void

    /// Makes a button.
    public init(_ title: String, role: Role = .normal, action: @escaping () -> Void = {}) {
      self.title = title
      self.role = role
      self.action = action
    }
  }
}
