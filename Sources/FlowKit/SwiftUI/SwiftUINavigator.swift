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
  /// A screen that is a `View` is drawn as it is. Make the navigator once, where the app starts, and not in a view.
  ///
  /// It has only been tested with stand-ins, and nothing has been drawn with it. Styles other than sheet, cover and alert appear as a
  /// sheet; `animated` has no effect; pushed tabs, and embedded flows that push, nest one `NavigationStack` in another, which SwiftUI
  /// does not support. The guide has the list.
  @MainActor public final class SwiftUINavigator: HeadlessNavigator, ObservableObject {
    /// Makes the view of a screen that is not a `View` itself; nil if it cannot.
    let makeView: @MainActor (any Presentable) -> AnyView?

    /// Counts the changes; each redraws the views.
    @Published private(set) var changes = 0

    /// Makes an empty window whose screens are views.
    public override convenience init() { self.init(makeView: { _ in nil }) }

    /// Makes an empty window with a closure that makes the views of screens that are not views themselves.
    public init(makeView: @escaping @MainActor (any Presentable) -> AnyView?) {
      self.makeView = makeView
      super.init()
    }

    /// Makes a stack that uses the same closure.
    public override func makeStack() -> HeadlessNavigator { SwiftUINavigator(makeView: makeView) }

    /// Makes a stack inside an entry; a tab bar is redrawn when another tab is selected.
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
