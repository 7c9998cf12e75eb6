import SwiftFacts
import ValueFlow

/// The routes to flows that are shown by showing something they hold, such as their navigation controller.
struct HeldContent {
  let solution: Solution
  let roles: TypeRoles
  let origins: Origins
  let places: ShownPlaces
  let frames: Frames
  /// Objects made for requests by type.
  let registered: Set<ObjectIndex>

  func routes(_ showing: Showing) -> [SeenRoute] {
    let shown = withInner(
      Set(showing.nodes.flatMap { solution.unsortedObjects(at: $0) }).filter { isOnScreen($0) })
    var known: Set<Seen> = []
    return shown.sorted().flatMap { object in
      let holders = origins.owners.flowHolders(of: object)
      let others = origins.owners.flowsWithRouter(of: object).filter { !holders.contains($0) }
      return (holders + others).flatMap { child -> [SeenRoute] in
        let target = SeenRoute.Target.flow(solution.info(of: child).type)
        let hosts = hosts(of: child, holding: object, showing).filter {
          // All flows below share the router; the one that comes on screen with it is made beside it.
          !others.contains(child) || origins.isMade(child, at: $0)
        }
        return hosts.flatMap { place -> [SeenRoute] in
          guard known.insert(Seen(target: target, place: place)).inserted else { return [] }
          return frames.styles(of: showing, object, by: place.flow).map { style in
            SeenRoute(
              flow: place.flow, target: target, style: style, place: place,
              sight: .init(object: object, showing: showing))
          }
        }
      }
    }
  }

  /// The objects, and the containers around which code makes others that no flow holds: `UINavigationController(rootViewController: pages)`.
  private func withInner(_ shown: Set<ObjectIndex>) -> Set<ObjectIndex> {
    var found = shown
    for object in shown where origins.owners.flowHolders(of: object).isEmpty {
      guard roles[solution.info(of: object).type].contains(.container),
        let content = solution.knownContent(object)
      else {
        continue
      }
      found.formUnion(solution.unsortedObjects(at: content).filter(isContainer))
    }
    return found
  }

  private func isContainer(_ object: ObjectIndex) -> Bool {
    let type = solution.info(of: object).type
    return type >= 0 && roles[type].contains(.container) && isOnScreen(object)
  }

  private struct Seen: Hashable {
    var target: SeenRoute.Target
    var place: FlowPlace
  }

  /// The places where the makers of a flow put something on screen that it holds.
  private func hosts(
    of child: ObjectIndex, holding object: ObjectIndex, _ showing: Showing
  ) -> [FlowPlace] {
    let holding = Set(origins.owners.flowHolders(of: object).map { solution.info(of: $0).type })
    let made = origins.origins(of: child)
    let bearers = bearers(of: object, in: child)
    let taker = places.isGiven(child, at: showing) ? solution.receiverType(of: showing.instance) : nil
    return Set(taker.map { [$0] } ?? made.map(\.flow) + keepers(of: child)).sorted().flatMap { flow in
      let makers = made.filter { $0.flow == flow }.map { Optional($0.instance) }
      return (makers.isEmpty ? [nil] : makers).flatMap {
        origins.handings(
          of: bearers.union([object, child]), from: showing.instance, showing.block, showing.place, by: flow,
          madeIn: $0)
      }.compactMap { host($0, of: child, holding: object, holding, made, isTab: showing.style == "tab") }
    }
  }

  /// The flows that keep a child which a container of objects makes for them: `lazy var feed = resolver.resolve(FeedCoordinator.self)`.
  private func keepers(of child: ObjectIndex) -> [TypeIndex] {
    guard registered.contains(child) else { return [] }
    let own = solution.info(of: child).type
    return origins.owners.holders(of: child).filter { !$0.isWeak }.map { solution.info(of: $0.object).type }
      .filter { $0 != own && roles.isFlow($0) }
  }

  /// Objects of a child that hold content themselves, such as the router around its navigation controller.
  private func bearers(of object: ObjectIndex, in child: ObjectIndex) -> Set<ObjectIndex> {
    let holders = Set(origins.owners.holders(of: object).map(\.object)).subtracting([child])
    return holders.filter { holder in
      roles.isFlow(solution.info(of: holder).type)
        && origins.owners.holders(of: holder).contains { $0.object == child }
    }
  }

  /// The place itself, unless what a flow puts on screen there is its own.
  private func host(
    _ place: FlowPlace, of child: ObjectIndex, holding object: ObjectIndex, _ holding: Set<TypeIndex>,
    _ made: [FlowPlace], isTab: Bool
  ) -> FlowPlace? {
    let flow = place.flow
    // A child that a property has from the start is there before the tabs are.
    let isMadeHere = made.contains {
      $0.flow == flow && ($0.instance == place.instance || isTab && isInitial($0.instance))
    }
    // A flow shows one of its own screens as that screen, even if a child refers to it. A child that is made later presents on it.
    if isOwnScreen(object, of: flow),
      !isMadeHere || !origins.owners.holders(of: object).contains(where: { $0.object == child })
    {
      return nil
    }
    if !holding.contains(flow) {
      // A container that the flow fills itself is not the child's, which only presents or pushes on it later.
      return !isMadeHere && holdsOwnScreen(object, of: flow) ? nil : later(place, made)
    }
    // A container that the flow does not fill itself is left to the child that it makes at once.
    guard roles.onlyHolds(solution.info(of: object).type) else { return nil }
    return isMadeHere && !frames.isFilled(object, by: flow) ? later(place, made) : nil
  }

  /// The place where a child is made in a container that code put on screen before: who asks for the child asks for that.
  private func later(_ place: FlowPlace, _ made: [FlowPlace]) -> FlowPlace {
    let after = made.filter {
      $0.flow == place.flow && $0.instance == place.instance && $0.place > place.place
    }
    return after.min { $0.place < $1.place } ?? place
  }

  private func isInitial(_ instance: InstanceIndex) -> Bool {
    if case .value = solution.template(instance).kind { true } else { false }
  }

  private func isOwnScreen(_ object: ObjectIndex, of flow: TypeIndex) -> Bool {
    let type = solution.info(of: object).type
    return !roles.onlyHolds(type) && !solution.program.types[Int(type)].isForeign
      && origins.origins(of: object).contains { $0.flow == flow }
  }

  /// Tells whether a container was made around a screen of a flow: `UINavigationController(rootViewController: list)`.
  private func holdsOwnScreen(_ container: ObjectIndex, of flow: TypeIndex) -> Bool {
    guard let content = solution.knownContent(container) else { return false }
    let isOwn = origins.origins(of: container).contains { $0.flow == flow }
    return solution.objects(at: content).contains { object in
      let type = solution.info(of: object).type
      guard type >= 0, roles.isScreen(type) else { return false }
      let makers = origins.origins(of: object)
      return makers.contains { $0.flow == flow } || isOwn && makers.isEmpty
    }
  }

  private func isOnScreen(_ object: ObjectIndex) -> Bool {
    let info = solution.info(of: object)
    guard info.kind == .instance || info.kind == .some, info.type >= 0 else { return false }
    return !roles[info.type].isDisjoint(with: [.screen, .container])
  }
}
