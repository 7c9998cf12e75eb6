import ValueFlow

/// A place in a view of a flow's reducer at which another view is shown.
struct ShownSite {
  var flow: TypeIndex
  /// The view in whose code it stands.
  var host: TypeIndex
  /// The view that is shown.
  var view: TypeIndex
  /// The reducer of that view, where it holds a store.
  var child: TypeIndex?
  var style: String
  /// The states by which it is shown.
  var keys: Set<StateKey>
  /// The cases of the flow's actions by which it speaks.
  var actions: [Name]
  var file: Int32
  var place: Int32
  /// Whether it is made of a state on a list of routes.
  var isListed = false
  /// Whether the list has it from the beginning.
  var isInitial = false
}

/// An element that a view puts on a path itself: `NavigationLink(state:)`.
struct LinkedState {
  var view: TypeIndex
  var element: Name
  /// The enum of child reducers of which it is.
  var path: TypeIndex
  var file: Int32
  var place: Int32
}

/// An action that a view sends.
struct SentByView {
  var view: TypeIndex
  var action: Written
  var isViewAction: Bool
}
