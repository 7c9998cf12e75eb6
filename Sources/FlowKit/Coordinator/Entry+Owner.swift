extension Entry {
  /// The flow that shows it; nil if a `Router` shows it, or if the flow is gone.
  public var owner: CoordinatorBase? { holder as? CoordinatorBase }
}

extension CoordinatorBase: EntryOwner {
  var changes: (any TreeChanges)? { context }

  func id(of route: RouteCore) -> String? { book?.id(of: route) }

  func name(of type: Any.Type) -> String { context?.name(of: type) ?? TypeName.of(type) }
}

extension FlowContext: TreeChanges {}
