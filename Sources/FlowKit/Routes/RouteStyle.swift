/// What tells `Push` from `Sheet`: a type that names how a route's target appears.
public protocol RouteStyle {
  /// How the target appears.
  static var presentation: Presentation { get }
}

/// The route replaces what the flow shows.
public typealias Root<Flow: CoordinatorBase, Input, Target: Presentable> =
  FlowRoute<RootStyle, Flow, Input, Target>
/// The route puts its target on top of the stack.
public typealias Push<Flow: CoordinatorBase, Input, Target: Presentable> =
  FlowRoute<PushStyle, Flow, Input, Target>
/// The route presents a card that can be swiped away.
public typealias Sheet<Flow: CoordinatorBase, Input, Target: Presentable> =
  FlowRoute<SheetStyle, Flow, Input, Target>
/// The route covers the whole screen.
public typealias Cover<Flow: CoordinatorBase, Input, Target: Presentable> =
  FlowRoute<CoverStyle, Flow, Input, Target>
/// The route presents a bubble.
public typealias Popover<Flow: CoordinatorBase, Input, Target: Presentable> =
  FlowRoute<PopoverStyle, Flow, Input, Target>
/// The route presents in the style that it is given: `Present(style: .custom("drawer")) { … }`.
public typealias Present<Flow: CoordinatorBase, Input, Target: Presentable> =
  FlowRoute<PresentStyle, Flow, Input, Target>
/// The route is one of the flow's tabs, which starts when it is first selected.
public typealias Tab<Flow: CoordinatorBase, Input, Target: Presentable> =
  FlowRoute<TabStyle, Flow, Input, Target>
/// The route puts its target inside the screen that the flow shows.
public typealias Embed<Flow: CoordinatorBase, Input, Target: Presentable> =
  FlowRoute<EmbedStyle, Flow, Input, Target>
/// The route starts a child flow in the place of its parent; the child decides how it appears.
public typealias Start<Flow: CoordinatorBase, Input, Target: Presentable> =
  FlowRoute<StartStyle, Flow, Input, Target>
/// The route asks something in an alert.
public typealias Alert<Flow: CoordinatorBase, Input, Target: Presentable> =
  FlowRoute<AlertStyle, Flow, Input, Target>
/// The route shows something that the system draws, as a share sheet.
public typealias SystemRoute<Flow: CoordinatorBase, Input, Target: Presentable> =
  FlowRoute<SystemStyle, Flow, Input, Target>

/// The style of `Root`.
public enum RootStyle: RouteStyle {
  /// In the place of all that the flow shows.
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
/// The style of `Present`, where no other is given.
public enum PresentStyle: RouteStyle {
  /// A card.
  public static var presentation: Presentation { .modal(.sheet) }
}
/// The style of `Tab`.
public enum TabStyle: RouteStyle {
  /// One of the flow's tabs.
  public static var presentation: Presentation { .tab }
}
/// The style of `Embed`.
public enum EmbedStyle: RouteStyle {
  /// Inside the screen that the flow shows.
  public static var presentation: Presentation { .embed }
}
/// The style of `Start`.
public enum StartStyle: RouteStyle {
  /// In the place of the parent.
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
