/// The way in which the target of a route is presented.
public enum Presentation: Hashable, Sendable {
  /// Replacing everything the flow shows.
  case root
  /// On top of the flow's stack.
  case push
  /// Over everything, with a stack of its own.
  case modal(ModalStyle)
  /// As one of the flow's tabs, with a stack of its own.
  case tab
  /// In a column of the flow's split view, with a stack of its own.
  case column(SplitColumn)
  /// Inside the screen that the flow shows.
  case embed
  /// As a child flow that takes its parent's place and decides everything else itself.
  case start
}

/// A column of a split view.
public enum SplitColumn: Hashable, Sendable, CaseIterable {
  /// The first column, or sidebar.
  case primary
  /// The column between the other two.
  case supplementary
  /// The last and widest column.
  case secondary
}

/// The way in which a modal is presented.
public enum ModalStyle: Hashable, Sendable {
  /// A card that can be swiped away: a page sheet in UIKit.
  case sheet
  /// A small card in the middle of a large screen, and the same as `sheet` on a small one.
  case formSheet
  /// Over the whole screen; only the app dismisses it.
  case cover
  /// A bubble that is dismissed by a tap beside it.
  case popover
  /// An alert or a list of choices.
  case alert
  /// Something that the system draws: a share sheet, a mail composer.
  case system
  /// A style known to the app's own navigator.
  case custom(String)
}

extension ModalStyle {
  /// Whether the user can dismiss it by a swipe or a tap beside it.
  public var isDismissable: Bool {
    switch self {
    case .sheet, .formSheet, .popover, .custom: true
    case .cover, .alert, .system: false
    }
  }

  /// The style's name in descriptions.
  public var name: String {
    switch self {
    case .sheet: "sheet"
    case .formSheet: "form sheet"
    case .cover: "cover"
    case .popover: "popover"
    case .alert: "alert"
    case .system: "system"
    case .custom(let name): name
    }
  }
}
