/// The routes of one flow with their names: what reflection can tell, looked up once.
struct RouteBook: Sendable {
  /// The flow's id, as graphs know it.
  let flow: String
  /// The table itself, of which key paths are asked.
  let table: any RouteTable
  /// The routes, in the order in which they are declared.
  let pages: [Page]
  private let numbers: [ObjectIdentifier: Int]

  /// A route and its name.
  struct Page: Sendable {
    let name: String
    let id: String
    let route: any AnyRoute

    var details: RouteDetails { route.core.details }
  }

  init<Flow: CoordinatorDeclaration>(_ type: Flow.Type) {
    let flow = TypeName.ofFlow(type, routes: Flow.Routes.self)
    let table = Flow.Routes()
    self.flow = flow
    self.table = table
    pages = Mirror(reflecting: table).children.compactMap { child in
      guard let name = child.label, let route = child.value as? any AnyRoute else { return nil }
      return Page(name: name, id: "\(flow).\(name)", route: route)
    }
    numbers = Dictionary(
      zip(pages.map { ObjectIdentifier($0.route.core) }, pages.indices),
      uniquingKeysWith: { first, _ in first })
  }

  /// The route of a name.
  func page(named name: String) -> Page? { pages.first { $0.name == name } }

  /// The page that a route stands on; nil for one that is not a stored property of the table.
  func page(of core: RouteCore) -> Page? { numbers[ObjectIdentifier(core)].map { pages[$0] } }

  /// The route's id, as graphs know it.
  func id(of core: RouteCore) -> String { page(of: core)?.id ?? "\(flow).?" }
}
