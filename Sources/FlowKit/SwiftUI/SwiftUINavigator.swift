#if canImport(SwiftUI)
  public import Combine
  public import SwiftUI

  /// A navigator that `FlowView` shows with SwiftUI.
  ///
  /// ```swift
  /// let navigator = SwiftUINavigator()
  /// app.launch(in: navigator)
  /// WindowGroup { FlowView(navigator) }
  /// ```
  ///
  /// A screen that is a `View` is drawn as it is. Make the navigator once, where the app begins, and not in a view.
  ///
  /// It has been tested against stand-ins alone, and nothing of it has been drawn. What is neither sheet, cover nor alert
  /// appears as a sheet; `animated` has no effect; tabs that are pushed, and embedded flows that push, put one
  /// `NavigationStack` inside another, which SwiftUI does not support. The guide has the list.
  @MainActor public final class SwiftUINavigator: HeadlessNavigator, ObservableObject {
    /// Makes the view of anything that is none itself; nil where it knows none.
    let makeView: @MainActor (any Presentable) -> AnyView?

    /// Counts the changes; each has the views drawn again.
    @Published private(set) var changes = 0

    /// Makes an empty window whose screens are views.
    public override convenience init() { self.init(makeView: { _ in nil }) }

    /// Makes an empty window with a closure that makes the views of screens that are none themselves.
    public init(makeView: @escaping @MainActor (any Presentable) -> AnyView?) {
      self.makeView = makeView
      super.init()
    }

    /// Makes a stack whose views come from the same closure.
    public override func makeStack() -> HeadlessNavigator { SwiftUINavigator(makeView: makeView) }

    /// Makes a stack inside an entry; a row of tabs is drawn again when another one is selected.
    public override func makeInner(in entry: Entry) -> any Navigator {
      (entry.content as? TabBar)?.onSelect = { [weak self] _ in self?.top.changed() }
      return super.makeInner(in: entry)
    }

    override func changed() {
      changes &+= 1
      super.changed()
    }
  }

  extension SwiftUINavigator: Identifiable {}
#endif
