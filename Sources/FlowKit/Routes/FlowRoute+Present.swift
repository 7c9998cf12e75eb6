/// ```swift
/// let filter = Present("shop://filter", style: .formSheet) { (flow: CatalogueFlow) in FilterScreen(flow.filter) }
/// ```
extension FlowRoute where Style == PresentStyle {
  /// A modal route without parameters, in a given style.
  public init(
    _ link: String = "", style: ModalStyle, _ build: @escaping @MainActor @Sendable (Flow) -> Target
  ) where Input == Void {
    self = Self(link, build).styled(style)
  }

  /// A modal route with one parameter, in a given style.
  public init(
    _ link: String = "", style: ModalStyle, _ build: @escaping @MainActor @Sendable (Flow, Input) -> Target
  ) {
    self = Self(link, build).styled(style)
  }

  /// A modal route with two parameters, in a given style.
  public init<A, B>(
    _ link: String = "", style: ModalStyle, _ build: @escaping @MainActor @Sendable (Flow, A, B) -> Target
  ) where Input == (A, B) {
    self = Self(link, build).styled(style)
  }

  /// A modal route with three parameters, in a given style.
  public init<A, B, C>(
    _ link: String = "", style: ModalStyle, _ build: @escaping @MainActor @Sendable (Flow, A, B, C) -> Target
  ) where Input == (A, B, C) {
    self = Self(link, build).styled(style)
  }

  /// A modal route with four parameters, in a given style.
  public init<A, B, C, D>(
    _ link: String = "", style: ModalStyle,
    _ build: @escaping @MainActor @Sendable (Flow, A, B, C, D) -> Target
  ) where Input == (A, B, C, D) {
    self = Self(link, build).styled(style)
  }

  private func styled(_ style: ModalStyle) -> Self {
    var details = details
    details.presentation = .modal(style)
    return with(details)
  }
}
