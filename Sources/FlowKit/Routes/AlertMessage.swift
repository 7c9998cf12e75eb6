/// What an alert says and offers.
///
/// ```swift
/// let discard = Alert { (flow: EditFlow) in
///   AlertMessage(
///     "Discard the draft?", choices: [.init("Discard", role: .destructive) { [weak flow] in flow?.cancel() }])
/// }
/// ```
@MainActor public struct AlertMessage: Presentable {
  /// The first line.
  public let title: String
  /// What stands below it.
  public let text: String
  /// The buttons.
  public let choices: [Choice]

  /// Makes an alert; navigators add a button that closes it where there is none.
  public init(_ title: String, text: String = "", choices: [Choice] = []) {
    self.title = title
    self.text = text
    self.choices = choices
  }

  /// A button of an alert.
  @MainActor public struct Choice {
    /// What a button stands for.
    public enum Role: Sendable {
      /// It does what the alert is about.
      case normal
      /// It does nothing.
      case cancel
      /// It takes something away for good.
      case destructive
    }

    /// What stands on the button.
    public let title: String
    /// What the button stands for.
    public let role: Role
    /// What happens; the alert is closed by then.
    public let action: () -> Void

    /// Makes a button.
    public init(_ title: String, role: Role = .normal, action: @escaping () -> Void = {}) {
      self.title = title
      self.role = role
      self.action = action
    }
  }
}
