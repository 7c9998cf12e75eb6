import ValueFlow

/// A place in a view of a flow's reducer where another view is shown.
struct ShownSite {
  var flow: TypeIndex
  /// The view whose code it is in.
  var host: TypeIndex
  /// The view that is shown.
  var view: TypeIndex
  /// The reducer of that view, if it holds a store.
  var child: TypeIndex?
  var style: String
  /// The states by which it is shown.
  var keys: Set<StateKey>
  /// The cases of the flow's actions that it sends.
  var actions: [Name]
  var file: Int32
  var place: Int32
  /// Whether it is made from a state on a list of routes.
  var isListed = false
  /// Whether the list contains it initially.
  var isInitial = false

  /// Whether the state of the flow itself shows it by one of some cases.
  func isShown(byCases names: Set<Name>) -> Bool {
    keys.contains { $0.property == 0 && names.contains($0.element) }
  }
}

/// An element that a view itself puts on a path: `NavigationLink(state:)`.
struct LinkedState {
  var view: TypeIndex
  var element: Name
  /// The enum of child reducers that it belongs to.
  var path: TypeIndex
  var file: Int32
  var place: Int32
}

/// An action that a view sends.
struct SentByView {
  var view: TypeIndex
  /// The view inside it that is given the closure which sends it.
  var part: TypeIndex?
  var action: Written
  var isViewAction: Bool
}
