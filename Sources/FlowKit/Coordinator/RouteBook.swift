/// The routes of one flow with their names, found once by reflection.
struct RouteBook: Sendable {
  /// The flow's id in the graph.
  let flow: String
  /// The module that declares the flow.
  let module: String
  private let box: any AnyObject & Sendable
  /// The routes, in the order of declaration.
  let pages: [Page]
  private let numbers: [ObjectIdentifier: Int]

  /// A route and its name.
  struct Page: Sendable {
    let name: String
    let id: String
    let route: any AnyRoute
    /// The name of the route that links take first; empty if there is none.
    var below = ""

    var details: RouteDetails { route.core.details }
  }

  init<Flow: CoordinatorDeclaration>(_ type: Flow.Type) {
    let (flow, module) = TypeName.ofFlow(type, routes: Flow.Routes.self)
    let table = Flow.Routes()
    self.flow = flow
    self.module = module
    box = TableBox(table)
    let pages = Mirror(reflecting: table).children.compactMap { child -> Page? in
      guard let name = child.label, let route = child.value as? any AnyRoute else { return nil }
      return Page(name: name, id: "\(flow).\(name)", route: route)
    }
    let numbers = Dictionary(
      zip(pages.map { ObjectIdentifier($0.route.core) }, pages.indices),
      uniquingKeysWith: { first, _ in first })
    self.numbers = numbers
    self.pages = pages.map { page in
      var page = page
      let below = page.details.below?(table).flatMap { numbers[ObjectIdentifier($0)] }
      page.below = below.map { pages[$0].name } ?? ""
      return page
    }
  }

  /// The table itself, for use with key paths; nil if it is of another type.
  func box<Table: RouteTable>(of type: Table.Type) -> TableBox<Table>? { box as? TableBox<Table> }

  /// The route with a name.
  func page(named name: String) -> Page? { pages.first { $0.name == name } }

  /// The page of a route; nil if it is not a stored property of the table.
  func page(of core: RouteCore) -> Page? { numbers[ObjectIdentifier(core)].map { pages[$0] } }

  /// The route's id in the graph.
  func id(of core: RouteCore) -> String { page(of: core)?.id ?? "\(flow).?" }
}

/// A table in a box, so that accessing one route does not copy all of them.
final class TableBox<Table: RouteTable>: Sendable {
  let table: Table

  init(_ table: Table) { self.table = table }
}
