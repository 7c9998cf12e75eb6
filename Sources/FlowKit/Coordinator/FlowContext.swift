/// Something that waits for a change of a tree of flows.
@MainActor protocol WaitingForChange {
  /// Called after each change.
  func treeHasChanged()
}

/// The state shared by the flows of one tree.
@MainActor final class FlowContext {
  let registry: Registry?
  let observer: (any FlowObserver)?
  var isAnimated = true
  /// A continuation that waits for a change of the tree: a link, until nothing holds links any more.
  var waiting: (any WaitingForChange)?
  private var books: [ObjectIdentifier: RouteBook] = [:]
  private var names: [ObjectIdentifier: String] = [:]
  private var depth = 0
  private var touched: [CoordinatorBase] = []

  init(registry: Registry?, observer: (any FlowObserver)?) {
    self.registry = registry
    self.observer = observer
  }

  /// The routes of a flow; each type's table is made once.
  func book(of flow: CoordinatorBase) -> RouteBook? {
    let type = ObjectIdentifier(type(of: flow))
    if let book = books[type] { return book }
    guard let declaration = Swift.type(of: flow) as? any CoordinatorDeclaration.Type else { return nil }
    let book = declaration.book
    books[type] = book
    return book
  }

  /// The name of a type, cached because computing it takes longer than everything else an observer is told.
  func name(of type: Any.Type) -> String {
    if let name = names[ObjectIdentifier(type)] { return name }
    let name = TypeName.of(type)
    names[ObjectIdentifier(type)] = name
    return name
  }

  /// Notifies the observer, if there is one; the event is only created for it.
  func notify(_ flow: CoordinatorBase, _ event: @autoclosure () -> FlowEvent) {
    observer?.observe(event(), of: flow)
  }
}

extension FlowContext {
  /// Makes a change; flows that have nothing left are released when the outermost change is done.
  ///
  /// So a flow can lose its last screen and show another one in the same change: a child finishes, and the parent goes on.
  func change<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    begin()
    defer { commit() }
    return try body()
  }

  /// Begins a change.
  func begin() { depth += 1 }

  /// Ends a change.
  func commit() {
    if depth == 1 { letGoOfWhatIsEmpty() }
    depth -= 1
    if depth == 0 { waiting?.treeHasChanged() }
  }

  /// Marks a flow to be examined when the change is done.
  func touch(_ flow: CoordinatorBase) { touched.append(flow) }

  private func letGoOfWhatIsEmpty() {
    while let flow = touched.popLast() {
      if isEmptyChild(flow) { flow.end(.left) }
    }
  }

  private func isEmptyChild(_ flow: CoordinatorBase) -> Bool {
    flow.phase == .running && flow.parent != nil && flow.shown.isEmpty && flow.children.isEmpty
  }
}
