import FlowAnalysis
import FlowModel
package import SwiftFacts
import ValueFlow

/// Makes a graph from the code of all files: the arriving values, the shown targets, their flows, and the requesters.
package struct ValueFlowScan {
  package let settings: ScanSettings
  package var log: ((String) -> Void)?
  package var traced: [String] = []
  /// The most that the analysis may find before it stops; nil for the usual limit.
  package var limit: Int?

  package init(settings: ScanSettings) { self.settings = settings }

  package func graph(of all: [FileCode]) -> ScanResult {
    let files = LibraryFiles.without(all)
    let described = ConventionReading(settings.conventions, LibraryUse(of: all))
    let (conventions, findings) = described.read()
    let library = LibrarySource(conventions.source, beside: files)
    let storyboards = Storyboards(settings.projectFiles)
    let drawn = StoryboardSource(storyboards)
    let program = SourceProgram(
      files + library.files + drawn.files, foreignSupertypes: LibraryMeaning.supertypes(conventions),
      closedTypes: LibraryMeaning.closedTypes)
    for (function, types) in described.declared { program.hide(function, ofTypesNamed: types) }
    let told = CorrectionReading(files, written: settings.corrections)
    let corrected = CorrectedTypes(told.corrections, program)
    var roles = TypeRoles(
      program, conventions, includesViews: settings.includesViews, corrected: corrected)
    let semantics = LibraryMeaning.semantics(conventions, storyboards)
    var solution = solution(of: program, roles, semantics)
    let unnamed = UnnamedFlows(solution: solution, roles: roles, conventions: conventions).find()
    if !unnamed.isEmpty {
      // What flows do is followed further than what others do.
      roles = TypeRoles(
        program, conventions, includesViews: settings.includesViews, corrected: corrected, proven: unnamed)
      solution = self.solution(of: program, roles, semantics)
    }
    ProvenFlows(solution: solution, roles: roles, conventions: conventions).count()
    roles.count(asNavigators: Navigators(solution, roles).find())
    let tables = TableScan(solution, roles)
    let owners = CodeOwners(solution, roles)
    let origins = Origins(solution, owners)
    let showings = Recognisers(
      solution: solution, roles: roles, origins: origins, conventions: conventions, storyboards: storyboards
    ).showings()
    trace(showings, origins)
    let reader = ShownObjects(solution: solution, roles: roles)
    let shown = showings.map { reader.shown(at: $0.nodes) }
    let reading = RouteReading(
      solution: solution, roles: roles, origins: origins, showings: showings, shown: shown,
      registered: solution.registered)
    let shownRoutes = (tables?.routes ?? []) + reading.routes()
    let routes =
      shownRoutes
      + TabSelections(
        solution: solution, roles: roles, conventions: conventions, showings: showings, routes: shownRoutes
      ).found()
    let names = NavigationNames(program)
    let unresolved = UnresolvedReading(
      solution: solution, roles: roles, origins: origins, showings: showings, shown: shown,
      names: names, conventions: conventions)
    let kept = KeptFlows(
      owners: owners, choosing: unresolved.choosingFlows.union(tables?.flows ?? [])
    ).among(routes)
    let speakers = CodeOwners(
      solution, roles, shown: Set(routes.screens.values.joined()), flows: kept,
      onScreen: Set(shown.joined().map(\.object)))
    let moves = MoveReading(
      solution: solution, roles: roles, owners: speakers, conventions: conventions, showings: showings,
      parents: routes.parents,
      listing: Set(routes.filter { $0.listed != nil }.map(\.flow)).sorted()
    ).moves()
    let links = LinkScan(
      solution: solution, roles: roles, owners: owners, conventions: conventions,
      declared: DeclaredAddresses(settings.projectFiles), log: log
    ).index()
    let askers = Askers(solution, speakers, routes, links: links, tables: tables?.causes)
    let builder = NavigationGraph(
      solution: solution, roles: roles, names: names, askers: askers, naming: RouteNaming(solution: solution))
    var (graph, seen) = builder.graph(
      named: settings.name, routes, moves, kept: kept,
      entries: FlowEntries(solution: solution, roles: roles, shown: Set(routes.parents.keys)).find())
    StepLists(solution: solution, origins: origins, names: names).spread(&graph, &seen)
    graph.unresolved = unresolved.calls(routes, kept: kept)
    ReducerGraph(program, roles, conventions, links: links)?.add(to: &graph)
    LinkGraph(index: links, names: names).add(to: &graph)
    if let tables {
      TableGraph(scan: tables, askers: askers, names: names, kept: kept).add(to: &graph)
    }
    AskedAnywhere().fold(&graph)
    library.leaveOut(of: &graph)
    drawn.settle(&graph)
    let corrections = GraphCorrections(names: names, search: TypeSearch(program)).apply(
      told.corrections, to: &graph)
    let census = FlowCensus(roles: roles, names: names, files: files.count).findings(
      kept, of: graph.flows.count)
    let unknown = UnknownLibraries(roles: roles, names: names, conventions: conventions).findings()
    let elsewhere = ShownElsewhere(
      solution: solution, roles: roles, names: names, showings: showings, shown: shown
    ).findings(besides: routes, kept: kept)
    var source = SourceReview(
      solution: solution, roles: roles, conventions: conventions, screens: routes.screens
    ).facts()
    source.unstartedChildren = UnstartedChildren(names: names, solution: solution, roles: roles).read(
      reading.unstartedFlows(except: routes), conventions)
    log?("source facts are found")
    let explaining = Explaining(
      solution: solution, roles: roles, names: names, askers: askers, seen: seen, graph: graph
    ) { unresolved.causes(routes, kept: kept) }
    let explanations = explaining.explanations(of: settings.explained)
    if settings.tellsWhy { ToldWays(explaining).add(to: &graph) }
    return ScanResult(
      graph: graph,
      findings: findings + told.findings + corrected.findings(roles) + corrections + census + unknown
        + elsewhere + CutOff(solution: solution, names: names).findings(),
      source: source, explanations: explanations)
  }

  private func solution(of program: SourceProgram, _ roles: TypeRoles, _ semantics: LibrarySemantics)
    -> Solution
  {
    let interest = Interest(
      counts: { !roles[$0].isEmpty }, begins: { roles[$0].contains(.beginning) },
      decides: { roles.isFlow($0) || roles.tables.isTable($0) },
      binds: { roles.stores.contains($0) || roles.appStates.types.contains($0) },
      contains: { roles[$0].contains(.container) },
      asked: roles.tables.asked, states: roles.statesOfViews.union(roles.appStates.names),
      shows: { roles.flowsOfViews[$0] != nil }, chooses: { roles.choiceBody($0) != nil })
    return Solver(program, semantics: semantics, interest: interest, limit: limit, log: log ?? { _ in })
      .solve()
  }

  private func trace(_ showings: [Showing], _ origins: Origins) {
    guard let log else { return }
    let writer = ScanLog(solution: origins.solution, roles: origins.owners.roles, origins: origins)
    if traced.contains("show") { writer.write(showings, to: log) }
    for name in traced { writer.trace(name, to: log) }
  }
}
