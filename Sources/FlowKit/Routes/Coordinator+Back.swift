@MainActor extension CoordinatorDeclaration where Self: CoordinatorBase {
  /// Removes everything above the last screen or child flow that was shown by a route; does nothing if there is none.
  public func pop<Style, Input, Target>(to route: KeyPath<Routes, FlowRoute<Style, Self, Input, Target>>) {
    guard let core = self.route(at: route)?.core else { return }
    if let entry = shown.last(where: { $0.core === core }) { pop(to: entry) }
    if let child = children.last(where: { $0.arrival === core }) { pop(to: child) }
  }
}
