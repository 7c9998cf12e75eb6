import FlowModel
import SwiftFacts
import ValueFlow

/// The navigation that the recognisers find in the solved code: what is shown, by which flow, who asks for it, and which links open it.
struct FoundNavigation {
  let tables: TableScan?
  let origins: Origins
  let showings: [Showing]
  /// The objects that each showing shows.
  let shown: [[Shown]]
  let routes: [SeenRoute]
  /// The flows that a flow makes and keeps, and that nobody starts or shows.
  let unstarted: [SeenRoute]
  let names: NavigationNames
  let unresolved: UnresolvedReading
  /// The types that are flows by what they do.
  let kept: Set<TypeIndex>
  let moves: [SeenMove]
  let links: LinkIndex
  let askers: Askers

  /// - Parameter limit: the steps that the reading of a link may take; nil for the usual number.
  init(in solved: SolvedCode, declared: DeclaredAddresses, limit: Int?) {
    let (solution, roles, conventions) = (solved.solution, solved.roles, solved.code.conventions)
    tables = TableScan(solution, roles)
    let owners = CodeOwners(solution, roles)
    let plain = Origins(solution, owners)
    showings = Recognisers(
      solution: solution, roles: roles, origins: plain, conventions: conventions,
      storyboards: solved.code.storyboards
    ).showings()
    let reader = ShownObjects(solution: solution, roles: roles)
    shown = showings.map { reader.shown(at: $0.nodes) }
    origins = plain.noting(AssemblyReading(plain: plain).screens(among: shown))
    let reading = RouteReading(
      solution: solution, roles: roles, origins: origins, showings: showings, shown: shown,
      registered: solution.registered)
    let shownRoutes = (tables?.routes ?? []) + ReturnsToKept(solution).others(among: reading.routes())
    routes =
      shownRoutes
      + TabSelections(
        solution: solution, roles: roles, conventions: conventions, showings: showings, routes: shownRoutes
      ).found()
    unstarted = reading.unstartedFlows(except: routes)
    names = NavigationNames(solved.code.program)
    unresolved = UnresolvedReading(
      solution: solution, roles: roles, origins: origins, showings: showings, shown: shown,
      names: names, conventions: conventions)
    kept = KeptFlows(
      owners: owners, choosing: unresolved.choosingFlows.union(tables?.flows ?? [])
    ).among(routes)
    let speakers = CodeOwners(
      owners, shown: Set(routes.screens.values.joined()), flows: kept,
      onScreen: Set(shown.joined().map(\.object)),
      flowsOfScreens: origins.assembled?.flowsOfTypes ?? [:])
    moves = MoveReading(
      solution: solution, roles: roles, owners: speakers, conventions: conventions, showings: showings,
      parents: routes.parents, listing: Set(routes.filter { $0.listed != nil }.map(\.flow)).sorted(),
      pages: ShownCases(solution: solution).objects(of: routes)
    ).moves()
    links = LinkScan(
      solution: solution, roles: roles, owners: owners, conventions: conventions, declared: declared,
      shown: ShownCases(solution: solution).types(of: routes), limit: limit
    ).index()
    askers = Askers(solution, speakers, routes, links: links, tables: tables?.causes)
  }
}
