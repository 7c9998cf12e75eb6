/// How the target of a route appears.
public enum Presentation: Hashable, Sendable {
  /// In the place of all that the flow shows.
  case root
  /// On top of the flow's stack.
  case push
  /// Over everything, with a stack of its own.
  case modal(ModalStyle)
  /// As one of the flow's tabs, with a stack of its own.
  case tab
  /// Inside the screen that the flow shows.
  case embed
  /// As a child flow that takes its parent's place and decides the rest itself.
  case start
}

/// How a modal appears.
public enum ModalStyle: Hashable, Sendable {
  /// A card that can be swiped away.
  case sheet
  /// Over the whole screen; only the app takes it away.
  case cover
  /// A bubble that a tap beside it takes away.
  case popover
  /// An alert or a list of choices.
  case alert
  /// Something that the system draws: a share sheet, a mail composer.
  case system
  /// A style that the app's own navigator knows.
  case custom(String)
}

extension ModalStyle {
  /// Whether somebody can swipe it away or tap beside it.
  public var isDismissable: Bool {
    switch self {
    case .sheet, .popover, .custom: true
    case .cover, .alert, .system: false
    }
  }

  /// The style's name, as descriptions show it.
  public var name: String {
    switch self {
    case .sheet: "sheet"
    case .cover: "cover"
    case .popover: "popover"
    case .alert: "alert"
    case .system: "system"
    case .custom(let name): name
    }
  }
}
