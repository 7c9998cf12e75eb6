import FlowModel
import SwiftFacts
import ValueFlow

/// Accounts for everything that was not understood: screens that a flow makes without being seen to show them, and places where an
/// unknown target is shown.
struct UnresolvedReading {
  let solution: Solution
  let roles: TypeRoles
  let origins: Origins
  let showings: [Showing]
  /// For each showing, its targets.
  let shown: [[Shown]]
  let names: NavigationNames
  let conventions: Conventions
  /// For each showing, its unknown targets.
  let found: [[UnknownShowings.Found]]

  init(
    solution: Solution, roles: TypeRoles, origins: Origins, showings: [Showing], shown: [[Shown]],
    names: NavigationNames, conventions: Conventions
  ) {
    (self.solution, self.roles, self.origins) = (solution, roles, origins)
    (self.showings, self.shown, self.names, self.conventions) = (showings, shown, names, conventions)
    let reader = UnknownShowings(solution: solution, roles: roles, owners: origins.owners)
    found = showings.map(reader.places)
  }

  /// Flows beyond doubt that choose an unknown target themselves.
  var choosingFlows: Set<TypeIndex> {
    let chosen = zip(showings, found).filter { $0.0.style != "system" }.flatMap(\.1).filter(\.isChosen)
    return Set(chosen.map(\.place.flow).filter(roles.isStrong))
  }

  /// The unresolved calls; those of flows that are not in `kept` are left out, since these are not flows.
  func calls(_ routes: [SeenRoute], kept: Set<TypeIndex>) -> [UnresolvedCall] {
    problems(routes, kept).map { call($0, $1) }.sorted { Self.rank($0) < Self.rank($1) }
  }

  /// The cause of each unresolved call.
  func causes(_ routes: [SeenRoute], kept: Set<TypeIndex>) -> [UnresolvedCall: Cause] {
    let known = problems(routes, kept).compactMap { problem, rows in
      rows.compactMap(\.cause).first.map { (call(problem, rows), $0) }
    }
    return Dictionary(known) { first, _ in first }
  }

  private func problems(_ routes: [SeenRoute], _ kept: Set<TypeIndex>) -> [Problem: [Row]] {
    let told = Set(
      routes.map { Spot(file: solution.template($0.place.instance).file, place: $0.place.place) })
    let rows = (unshown(routes) + unknown(besides: told) + unknownPaths(routes) + unsent(routes)).filter {
      kept.contains($0.flow)
    }
    return Dictionary(grouping: rows, by: Problem.init)
  }

  private static func rank(_ call: UnresolvedCall) -> (String, String, Int, String, Int) {
    let place = call.location
    return (call.flow, place?.file ?? "", place?.line ?? 0, call.expression, place?.column ?? 0)
  }

  private struct Row {
    var flow: TypeIndex
    var expression: String
    var reason: String
    var location: SourceLocation
    /// The type of the target, if known.
    var target: TypeIndex?
    var cause: Cause?
  }

  /// The observation behind an unresolved call.
  enum Cause {
    /// A screen that is not seen to be shown.
    case unshown(ObjectIndex, FlowPlace)
    /// A place where an unknown target is shown.
    case unknown(Showing, FlowPlace)
  }

  /// A problem to be fixed once, however many flows are affected.
  private struct Problem: Hashable {
    var expression: String
    var reason: String
    var location: SourceLocation

    init(_ row: Row) { (expression, reason, location) = (row.expression, row.reason, row.location) }
  }

  private func call(_ problem: Problem, _ rows: [Row]) -> UnresolvedCall {
    let flows = Set(rows.map { names.id(of: $0.flow) }).sorted()
    let others = flows.count - 1
    let more =
      others == 0 ? "" : " \(others == 1 ? "1 more flow comes" : "\(others) more flows come") by here."
    return UnresolvedCall(
      flow: flows.first ?? "", expression: problem.expression, reason: problem.reason + more,
      target: rows.compactMap(\.target).first.map(names.id) ?? "", location: problem.location)
  }

  // MARK: - Made and not shown

  private struct Pair: Hashable {
    var flow: TypeIndex
    var type: TypeIndex
  }

  private func unshown(_ routes: [SeenRoute]) -> [Row] {
    let shown = Set(routes.flatMap(pairs))
    let framing = self.framing.union(parts)
    var told: Set<Pair> = []
    return solution.objects.indices.flatMap { index -> [Row] in
      let info = solution.info(of: index)
      guard info.kind == .instance || info.kind == .some, isScreen(info.type),
        !framing.contains(index), !solution.isOnlyRead(index), !isDecoration(index)
      else { return [] }
      return origins.origins(of: index).compactMap { place in
        let pair = Pair(flow: place.flow, type: info.type)
        guard !shown.contains(pair), told.insert(pair).inserted else { return nil }
        return Row(
          flow: place.flow, expression: solution.program.typeName(info.type),
          reason: "It is made here, and not seen to be shown.",
          location: location(place.instance, place.place), target: info.type,
          cause: .unshown(index, place))
      }
    }
  }

  /// The screen of a route with the flow that shows it, and with those that make it for this one, which they made themselves or to which
  /// their view is bound.
  private func pairs(_ route: SeenRoute) -> [Pair] {
    guard case .screen(let type) = route.target else {
      guard case .flow = route.target else { return [] }
      // The view that brings a flow on screen stands for it.
      let view = route.sight.map { solution.info(of: $0.object).type } ?? -1
      return isScreen(view) ? [Pair(flow: route.flow, type: view)] : []
    }
    let makers = route.sight.map { origins.origins(of: $0.object).map(\.flow) } ?? []
    let above = makers.isEmpty ? [] : origins.makers(of: route.flow)
    return ([route.flow] + makers.filter { route.isBound || above.contains($0) }).map {
      Pair(flow: $0, type: type)
    }
  }

  /// Screens that put others on screen: they are frames around these, and so are views that only choose or wrap what is shown.
  private var framing: Set<ObjectIndex> {
    Set(showings.map { solution.receiver(of: $0.instance) }).union(choosing)
  }

  /// Tells whether only closures that put views around what they are handed make an object, or controls beside it.
  private func isDecoration(_ object: ObjectIndex) -> Bool {
    let makers = solution.objects.makers(of: object)
    return makers.first != nil
      && makers.allSatisfy { made in
        solution.makesControl(object, in: made.instance)
          || sequence(first: made.instance) { solution.instances[$0].outer }.prefix { $0 >= 0 }.contains {
            solution.closure(of: $0) != nil && solution.decorated(by: $0) != nil
          }
      }
  }

  /// The views that those on screen are given for their parts.
  private var parts: [ObjectIndex] {
    let wrapped = WrappedViews(solution: solution, roles: roles)
    return Set(shown.joined().map(\.object)).flatMap(wrapped.parts)
  }

  private var choosing: [ObjectIndex] {
    // The content that others make for such a view may be in a container: `AnyView(TopUpView())`.
    let onScreen = Set(shown.joined().flatMap { [$0.object] + $0.containers })
    let wrapped = WrappedViews(solution: solution, roles: roles)
    return solution.objects.ofType.keys.sorted().flatMap { type -> [ObjectIndex] in
      let objects = solution.objects.ofType[type] ?? []
      if roles.wrapped(by: type) != nil {
        return objects.filter { wrapped.views(in: $0).contains(where: onScreen.contains) }
      }
      guard let body = roles.choiceBody(type) else { return [] }
      return objects.filter { view in
        solution.knownResult(of: body, of: view).map { node in
          solution.unsortedObjects(at: node).contains(where: onScreen.contains)
        } ?? false
      }
    }
  }

  private func isScreen(_ type: TypeIndex) -> Bool {
    type >= 0 && !solution.program.types[Int(type)].isForeign && roles.isScreen(type) && !roles.isFlow(type)
      && !roles.onlyHolds(type)
  }

  // MARK: - Requested by text

  /// Requests of a flow's screens with unknown texts, or for which no builder exists.
  private func unknownPaths(_ routes: [SeenRoute]) -> [Row] {
    guard !conventions.paths.isEmpty else { return [] }
    let reading = PathReading(solution, origins, conventions)
    let builders = reading.builders()
    let flows = Set(routes.filter { $0.listed != nil }.map(\.flow))
    return reading.askings().flatMap { asking -> [Row] in
      let call = asking.call
      guard case .screens(let types) = origins.owners.owner(ofCode: call.instance) else { return [] }
      let own = flows.filter { !(routes.screens[$0] ?? []).isDisjoint(with: types) }
      let place = solution.bodies.sites[Int(call.site)].place
      let names = asking.texts.map { solution.program.name(solution.info(of: $0).name) }
      let lost = names.filter { builders[$0] == nil }.map { "No builder has the path \"\($0)\"." }
      let reasons = names.isEmpty ? ["Which path is asked for is not known here."] : lost
      return own.sorted().flatMap { flow in
        reasons.map {
          Row(
            flow: flow, expression: expression(call.site, in: call.instance), reason: $0,
            location: location(call.instance, place))
        }
      }
    }
  }

  // MARK: - Requested by messages

  /// Registrations for messages that lead to a route and that nothing in the source sends.
  private func unsent(_ routes: [SeenRoute]) -> [Row] {
    UnsentMessages(solution: solution, owners: origins.owners).found(behind: routes).map { found in
      let place = solution.bodies.sites[Int(found.call.site)].place
      return Row(
        flow: found.route.flow, expression: expression(found.call.site, in: found.call.instance),
        reason:
          "Nothing in the source sends \(solution.program.name(found.title.name)), so who asks is not known. "
          + "Scan the code that does, or name the asker with a correction.",
        location: location(found.call.instance, place), target: found.route.shownType)
    }
  }

  // MARK: - Unknown targets

  private struct Spot: Hashable {
    var file: Int32
    var place: Int32
  }

  /// The places whose targets are known for the cases by which their functions are asked.
  private var knownByCase: Set<Way> {
    var found: Set<Way> = []
    for (showing, shown) in zip(showings, shown) where solution.instances[showing.instance].caseName != 0 {
      let isKnown = shown.contains { if case .vague = $0.subject { false } else { true } }
      if isKnown { found.insert(way(showing.instance, showing.place)) }
    }
    return found
  }

  private struct Way: Hashable {
    var receiver: ObjectIndex
    var spot: Spot
  }

  private func way(_ instance: InstanceIndex, _ place: Int32) -> Way {
    Way(
      receiver: solution.receiver(of: instance),
      spot: Spot(file: solution.template(instance).file, place: place))
  }

  private func unknown(besides told: Set<Spot>) -> [Row] {
    let knownByCase = self.knownByCase
    return showings.indices.flatMap { index -> [Row] in
      let (showing, found) = (showings[index], found[index])
      guard showing.style != "system" else { return [] }
      let vague = vagueRows(showing, shown[index])
      // Code that runs for a request that is not seen to be made adds nothing to a place that is already listed.
      let open = found.filter {
        let way = way($0.place.instance, $0.place.place)
        // A function that answers each case separately shows nothing more for an unknown one.
        if solution.instances[$0.place.instance].caseName == 0, knownByCase.contains(way) { return false }
        return !solution.isUnasked($0.place.instance) || !told.contains(way.spot)
      }
      return vague + open.map { row($0.place, $0.site, showing) }
    }
  }

  private func row(_ place: FlowPlace, _ site: Int32, _ showing: Showing) -> Row {
    Row(
      flow: place.flow, expression: expression(site, in: place.instance),
      reason: "What is shown is not known here.", location: location(place.instance, place.place),
      cause: .unknown(showing, place))
  }

  /// The places in flows where an object is made of which only a type without source is known.
  private func vagueRows(_ showing: Showing, _ shown: [Shown]) -> [Row] {
    let isKnown = shown.contains { if case .vague = $0.subject { false } else { true } }
    if isKnown { return [] }
    return shown.flatMap { origins.origins(of: $0.object) }.map {
      Row(
        flow: $0.flow, expression: expression(showing.site, in: showing.instance),
        reason: "What is shown is not known here.", location: location($0.instance, $0.place),
        cause: .unknown(showing, $0))
    }
  }

  private func expression(_ site: Int32, in instance: InstanceIndex) -> String {
    guard site >= 0 else { return "" }
    return solution.program.expressionText(
      solution.bodies.sites[Int(site)].node, in: solution.template(instance).file)
  }

  private func location(_ instance: InstanceIndex, _ place: Int32) -> SourceLocation {
    names.location(solution.template(instance).file, place)
  }
}
