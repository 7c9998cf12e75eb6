/// The difference between `Push` and `Sheet`: a type that determines how a route's target is presented.
public protocol RouteStyle {
  /// The presentation of the target.
  static var presentation: Presentation { get }
}

/// A route that replaces everything the flow shows.
public typealias Root<Flow: CoordinatorBase, Input, Target: Presentable> =
  FlowRoute<RootStyle, Flow, Input, Target>
/// A route that pushes its target on the stack.
public typealias Push<Flow: CoordinatorBase, Input, Target: Presentable> =
  FlowRoute<PushStyle, Flow, Input, Target>
/// A route that presents a card, which can be swiped away.
public typealias Sheet<Flow: CoordinatorBase, Input, Target: Presentable> =
  FlowRoute<SheetStyle, Flow, Input, Target>
/// A route that covers the whole screen.
public typealias Cover<Flow: CoordinatorBase, Input, Target: Presentable> =
  FlowRoute<CoverStyle, Flow, Input, Target>
/// A route that presents a bubble.
public typealias Popover<Flow: CoordinatorBase, Input, Target: Presentable> =
  FlowRoute<PopoverStyle, Flow, Input, Target>
/// A route that presents in a given style: `Present(style: .formSheet) { … }`.
public typealias Present<Flow: CoordinatorBase, Input, Target: Presentable> =
  FlowRoute<PresentStyle, Flow, Input, Target>
/// A route that is one of the flow's tabs, whose content starts when it is first selected.
public typealias Tab<Flow: CoordinatorBase, Input, Target: Presentable> =
  FlowRoute<TabStyle, Flow, Input, Target>
/// A route that shows its target in the first column of the flow's split view.
public typealias PrimaryColumn<Flow: CoordinatorBase, Input, Target: Presentable> =
  FlowRoute<PrimaryColumnStyle, Flow, Input, Target>
/// A route that shows its target in the middle column of the flow's split view.
public typealias SupplementaryColumn<Flow: CoordinatorBase, Input, Target: Presentable> =
  FlowRoute<SupplementaryColumnStyle, Flow, Input, Target>
/// A route that shows its target in the last column of the flow's split view.
public typealias SecondaryColumn<Flow: CoordinatorBase, Input, Target: Presentable> =
  FlowRoute<SecondaryColumnStyle, Flow, Input, Target>
/// A route that embeds its target in the screen that the flow shows.
public typealias Embed<Flow: CoordinatorBase, Input, Target: Presentable> =
  FlowRoute<EmbedStyle, Flow, Input, Target>
/// A route that starts a child flow in place of its parent; the child decides how it appears.
public typealias Start<Flow: CoordinatorBase, Input, Target: Presentable> =
  FlowRoute<StartStyle, Flow, Input, Target>
/// A route that shows an alert.
public typealias Alert<Flow: CoordinatorBase, Input, Target: Presentable> =
  FlowRoute<AlertStyle, Flow, Input, Target>
/// A route that shows something that the system draws, such as a share sheet.
public typealias SystemRoute<Flow: CoordinatorBase, Input, Target: Presentable> =
  FlowRoute<SystemStyle, Flow, Input, Target>

/// The style of `Root`.
public enum RootStyle: RouteStyle {
  /// Replaces everything the flow shows.
  public static var presentation: Presentation { .root }
}
/// The style of `Push`.
public enum PushStyle: RouteStyle {
  /// On top of the flow's stack.
  public static var presentation: Presentation { .push }
}
/// The style of `Sheet`.
public enum SheetStyle: RouteStyle {
  /// A card.
  public static var presentation: Presentation { .modal(.sheet) }
}
/// The style of `Cover`.
public enum CoverStyle: RouteStyle {
  /// Over the whole screen.
  public static var presentation: Presentation { .modal(.cover) }
}
/// The style of `Popover`.
public enum PopoverStyle: RouteStyle {
  /// A bubble.
  public static var presentation: Presentation { .modal(.popover) }
}
/// The style of `Present`, unless another one is given.
public enum PresentStyle: RouteStyle {
  /// A card.
  public static var presentation: Presentation { .modal(.sheet) }
}
/// The style of `Tab`.
public enum TabStyle: RouteStyle {
  /// One of the flow's tabs.
  public static var presentation: Presentation { .tab }
}
/// The style of `PrimaryColumn`.
public enum PrimaryColumnStyle: RouteStyle {
  /// The first column.
  public static var presentation: Presentation { .column(.primary) }
}
/// The style of `SupplementaryColumn`.
public enum SupplementaryColumnStyle: RouteStyle {
  /// The middle column.
  public static var presentation: Presentation { .column(.supplementary) }
}
/// The style of `SecondaryColumn`.
public enum SecondaryColumnStyle: RouteStyle {
  /// The last column.
  public static var presentation: Presentation { .column(.secondary) }
}
/// The style of `Embed`.
public enum EmbedStyle: RouteStyle {
  /// Inside the screen that the flow shows.
  public static var presentation: Presentation { .embed }
}
/// The style of `Start`.
public enum StartStyle: RouteStyle {
  /// In place of the parent.
  public static var presentation: Presentation { .start }
}
/// The style of `Alert`.
public enum AlertStyle: RouteStyle {
  /// An alert.
  public static var presentation: Presentation { .modal(.alert) }
}
/// The style of `SystemRoute`.
public enum SystemStyle: RouteStyle {
  /// Something that the system draws.
  public static var presentation: Presentation { .modal(.system) }
}
