import SwiftFacts
import ValueFlow

/// A place in a flow's own code.
struct FlowPlace: Hashable {
  var flow: TypeIndex
  var instance: InstanceIndex
  var block: Int32
  var place: Int32
  /// The name by which a link or a list in a view leads there: `recipe` of `NavigationLink(value: recipe)`, `selection` of
  /// `List(selection: $selection)`; 0 if it is neither.
  var linked: Name = 0
}

/// Finds the flow whose own code made or fetched an object, and the place where it passes it on.
final class Origins {
  let solution: Solution
  let owners: CodeOwners
  /// The screens that are made together with their flow; nil before what is shown is known.
  let assembled: AssembledScreens?
  private var known: [ObjectIndex: [FlowPlace]] = [:]
  private var knownMakers: [TypeIndex: Set<TypeIndex>] = [:]
  private var knownCases: [InstanceIndex: [HandedCase]] = [:]
  private lazy var registered = solution.registered
  private(set) lazy var passing = PassingFlows(solution, owners.roles)

  init(_ solution: Solution, _ owners: CodeOwners, assembled: AssembledScreens? = nil) {
    (self.solution, self.owners, self.assembled) = (solution, owners, assembled)
  }

  /// The objects that the same code is known to make, with the screens that belong to the flows made with them.
  func noting(_ assembled: AssembledScreens) -> Origins {
    assembled.flows.isEmpty ? self : Origins(solution, owners, assembled: assembled)
  }

  /// The places in flows where an object is made, or fetched from its maker.
  func origins(of object: ObjectIndex) -> [FlowPlace] {
    if let found = known[object] { return found }
    var found: Set<FlowPlace> = []
    var seen: Set<Int64> = []
    let type = solution.info(of: object).type
    let maker = assembled?.flows[object].map { solution.info(of: $0).type }
    for made in solution.objects.makers(of: object) {
      if let maker {
        found.insert(FlowPlace(flow: maker, instance: made.instance, block: made.block, place: made.place))
        continue
      }
      climb(made.instance, made.block, made.place, flow: owners.roles.isFlow(type) ? type : -1, &found, &seen)
    }
    let list = found.sorted { ($0.flow, $0.instance, $0.place) < ($1.flow, $1.instance, $1.place) }
    known[object] = list
    return list
  }

  /// The flows that make a flow of a type.
  func makers(of flow: TypeIndex) -> Set<TypeIndex> {
    if let found = knownMakers[flow] { return found }
    let found = Set((solution.objects.ofType[flow] ?? []).flatMap { origins(of: $0).map(\.flow) })
    knownMakers[flow] = found
    return found
  }

  /// Tells whether the code at a place makes an object, by itself or with a function of the same flow, which a closure may call:
  /// `Tab.allCases.map { makeTab($0) }`.
  func isMade(_ object: ObjectIndex, at place: FlowPlace) -> Bool {
    origins(of: object).contains { made in
      made.flow == place.flow
        && (made.instance == place.instance
          || solution.callers(of: made.instance).contains {
            $0.instance == place.instance || solution.outermost($0.instance) == place.instance
          })
    }
  }

  /// Tells whether code of no flow made an object for a flow that it made with it: `TabsCoordinator(home: HomeCoordinator())`.
  func isGiven(_ object: ObjectIndex, to flow: ObjectIndex) -> Bool {
    guard owners.holders(of: object).contains(where: { $0.object == flow && !$0.isWeak }) else {
      return false
    }
    let makers = Set(solution.objects.makers(of: flow).map(\.instance)).filter { ownFlow(of: $0) == nil }
    return solution.objects.makers(of: object).contains { makers.contains($0.instance) }
  }

  /// The flows whose own code a call belongs to, or that run the code of nobody around it.
  func flows(reaching instance: InstanceIndex, _ site: Int32) -> Set<TypeIndex> {
    var (found, seen): (Set<FlowPlace>, Set<Int64>) = ([], [])
    let call = solution.bodies.sites[Int(site)]
    climb(instance, call.block, call.place, flow: -1, &found, &seen)
    return Set(found.map(\.flow))
  }

  /// The places in flows that call a function of an object.
  func users(of object: ObjectIndex, _ instances: [InstanceIndex]) -> [FlowPlace] {
    var found: Set<FlowPlace> = []
    for instance in instances {
      for edge in solution.callers(of: instance) where edge.site >= 0 {
        guard let flow = ownFlow(of: edge.instance) else { continue }
        let place = solution.bodies.sites[Int(edge.site)].place
        found.insert(FlowPlace(flow: flow, instance: edge.instance, block: edge.block, place: place))
      }
    }
    return found.sorted { ($0.flow, $0.instance, $0.place) < ($1.flow, $1.instance, $1.place) }
  }

  /// The flow whose own code an instance runs.
  func ownFlow(of instance: InstanceIndex) -> TypeIndex? {
    let receiver = solution.receiver(of: instance)
    guard receiver >= 0 else { return nil }
    let type = solution.info(of: receiver).type
    guard owners.roles.isFlow(type) else { return nil }
    let isOwn =
      solution.info(of: receiver).kind != .metatype || owners.roles.isStaticFlow(type)
      || flow(openedBy: instance) != nil
    return isOwn ? type : nil
  }

  /// Tells whether code belongs to no flow and no screen, as that of factories does.
  func isOfNobody(_ instance: InstanceIndex) -> Bool {
    flow(openedBy: instance) == nil && reached(instance) == .nobody
  }

  /// Climbs from a place to its callers, up to the first flow.
  private func climb(
    _ instance: InstanceIndex, _ block: Int32, _ place: Int32, flow: TypeIndex,
    _ found: inout Set<FlowPlace>, _ seen: inout Set<Int64>
  ) {
    let isFlow = flow >= 0
    var waiting = [(instance, block, place)]
    while let (instance, block, place) = waiting.popLast() {
      guard seen.insert(Int64(instance) << 20 | Int64(block)).inserted else { continue }
      let opened = self.flow(openedBy: instance)
      // A flow that opens itself is made by who has it do so.
      switch opened.map({ $0 == flow ? .nobody : .flow($0) }) ?? reached(instance) {
      case .flow(let type):
        found.insert(FlowPlace(flow: type, instance: instance, block: block, place: place))
      case .screens:
        guard isFlow, let host = host(making: instance) else { continue }
        waiting += solution.objects.makers(of: host).map { ($0.instance, $0.block, $0.place) }
      case .nobody:
        if let requests = requests(runBy: instance) {
          waiting += requests
          continue
        }
        // A flow kept like this is shared by all who can reach its holder, such as the app's delegate.
        if let object = solution.made(with: instance) ?? transparent(running: instance), !isFlow {
          waiting += solution.objects.makers(of: object).map { ($0.instance, $0.block, $0.place) }
        }
        for edge in solution.callers(of: instance) {
          let at = edge.site >= 0 ? solution.bodies.sites[Int(edge.site)].place : place
          waiting.append((edge.instance, edge.block, at))
        }
      }
    }
  }

  /// The calls that ask a container for the screen that an instance makes for it; nil if it makes none.
  ///
  /// The code that registers this makes nothing by itself, and who asks for a flow is known from how the flow is shown.
  private func requests(runBy instance: InstanceIndex) -> [(InstanceIndex, Int32, Int32)]? {
    guard solution.closure(of: instance) != nil else { return nil }
    let made = solution.unsortedObjects(at: solution.resultNode(instance)).filter {
      registered.contains($0) && !owners.isFlow(solution.info(of: $0).type)
    }
    let requests = made.flatMap(solution.requests).map { request in
      let call = solution.bodies.sites[Int(request.site)]
      return (request.instance, call.block, call.place)
    }
    return requests.isEmpty ? nil : requests
  }

  /// The view whose code an instance runs, if the view only chooses or wraps another: whoever makes it makes what it shows.
  private func transparent(running instance: InstanceIndex) -> ObjectIndex? {
    let receiver = solution.receiver(of: instance)
    return receiver >= 0 && owners.roles.isTransparent(solution.info(of: receiver).type) ? receiver : nil
  }

  /// The tab bar controller or view whose code an instance runs: it makes the flows inside it for the flow that makes it.
  private func host(making instance: InstanceIndex) -> ObjectIndex? {
    let screen = solution.receiver(of: instance)
    guard screen >= 0 else { return nil }
    let type = solution.info(of: screen).type
    return ["UITabBarController", "View"].contains { owners.roles.inherits(type, $0) } ? screen : nil
  }

  /// The owner of an instance's code, if it ends the search for a flow.
  private func reached(_ instance: InstanceIndex) -> CodeOwners.Owner {
    let receiver = solution.receiver(of: instance)
    let type = receiver >= 0 ? solution.info(of: receiver).type : -1
    let owner = owners.owner(ofCode: instance)
    switch owner {
    case .flow(let flow) where flow == type || owners.roles.flowsOfViews[type] == flow: return owner
    case .screens
    where type >= 0 && owners.roles.isScreen(type) && !owners.roles.isTransparent(type)
      && !isOfAnyScreen(instance):
      return owner
    default: return .nobody
    }
  }

  /// Tells whether an instance runs code that an extension gives to any screen: who calls it makes what it makes.
  private func isOfAnyScreen(_ instance: InstanceIndex) -> Bool {
    let owner = solution.template(instance).owner
    guard owner >= 0 else { return false }
    return solution.program.types[Int(owner)].kind == .protocol
      || solution.program.types[Int(owner)].isForeign
  }

  /// The place in a flow's code from which a shown object goes to where it is shown; nil if it does not pass there.
  func handing(
    of objects: Set<ObjectIndex>, from instance: InstanceIndex, _ block: Int32, _ place: Int32,
    by flow: TypeIndex
  ) -> FlowPlace? {
    handings(of: objects, from: instance, block, place, by: flow, madeIn: nil).first
  }

  /// The places in a flow's code from which a shown object goes to where it is shown.
  ///
  /// If several instances of the code pass it, the one that made it counts.
  func handings(
    of objects: Set<ObjectIndex>, from instance: InstanceIndex, _ block: Int32, _ place: Int32,
    by flow: TypeIndex, madeIn maker: InstanceIndex?
  ) -> [FlowPlace] {
    guard ownsCode(of: instance, flow) || passing.passes(flow, anyOf: objects) else { return [] }
    let objects = objects.union(maker.flatMap { closure(giving: objects, in: $0) } ?? [])
    var seen: Set<FlowPlace> = []
    var waiting = [(instance, block, place, objects)]
    var fallback: FlowPlace?
    var first: [FlowPlace] = []
    while !waiting.isEmpty {
      let (instance, block, place, shown) = waiting.removeFirst()
      // Inherited code shows the screens that the own code of a flow describes by cases.
      let isInherited = solution.template(instance).owner != flow
      let objects = isInherited ? shown.union(cases(with: shown, handedTo: instance)) : shown
      let isOwn = ownsCode(of: instance, flow)
      // In other code, only the way up matters.
      let found =
        isOwn
        ? FlowPlace(flow: flow, instance: instance, block: block, place: place)
        : FlowPlace(flow: flow, instance: instance, block: 0, place: 0)
      guard seen.insert(found).inserted else { continue }
      let further = solution.callers(of: instance).filter { edge in
        objects.contains { isHanded($0, by: edge) }
      }
      if isOwn {
        let own = further.filter { ownsCode(of: $0.instance, flow) }
        if own.isEmpty {
          if maker == nil || instance == maker { return [found] }
          first.append(found)
        }
        if fallback == nil { fallback = found }
        for edge in own { waiting.append(step(to: edge, objects)) }
        continue
      }
      for edge in further { waiting.append(step(to: edge, objects)) }
    }
    return first.isEmpty ? fallback.map { [$0] } ?? [] : first
  }

  /// The cases handed to an instance that contain one of some objects: `perform(.page(detail))`.
  private func cases(with objects: Set<ObjectIndex>, handedTo instance: InstanceIndex) -> [ObjectIndex] {
    handedCases(to: instance).filter { handed in
      handed.fields.contains { field in objects.contains { solution.holds($0, at: field) } }
    }.map(\.object)
  }

  /// The cases handed to an instance, with what they carry.
  private func handedCases(to instance: InstanceIndex) -> [HandedCase] {
    if let found = knownCases[instance] { return found }
    let handed = solution.parameters(of: instance).flatMap { solution.unsortedObjects(at: $0) }.filter {
      solution.info(of: $0).kind == .enumCase
    }
    let found = handed.map { HandedCase(object: $0, fields: solution.fields(of: $0)) }.filter {
      !$0.fields.isEmpty
    }
    knownCases[instance] = found
    return found
  }

  private struct HandedCase {
    var object: ObjectIndex
    var fields: [NodeIndex]
  }

  /// The closure that an instance runs, if it returns one of some objects: who passes the closure passes them, as in
  /// `sheet { FilterView() }`.
  private func closure(giving objects: Set<ObjectIndex>, in instance: InstanceIndex) -> [ObjectIndex]? {
    let result = solution.resultNode(instance)
    guard objects.contains(where: { solution.holds($0, at: result) }) else { return nil }
    return solution.closure(of: instance).map { [$0] }
  }

  /// The way up to a caller, with what it reads the objects from: `child` where it calls `show(child.viewController)`.
  private func step(to edge: CallerEdge, _ objects: Set<ObjectIndex>) -> (
    InstanceIndex, Int32, Int32, Set<ObjectIndex>
  ) {
    let call = solution.bodies.sites[Int(edge.site)]
    let bearers = call.arguments.indices.flatMap { index -> [ObjectIndex] in
      let node = solution.node(ofArgument: index, of: edge.site, in: edge.instance)
      let handed = objects.filter { solution.holds($0, at: node) }
      guard !handed.isEmpty else { return [] }
      let holders = Set(handed.flatMap { owners.holders(of: $0) }.map(\.object))
      return solution.owners(ofArgument: index, of: edge.site, in: edge.instance).filter(holders.contains)
    }
    return (edge.instance, edge.block, call.place, objects.union(bearers))
  }

  private func ownsCode(of instance: InstanceIndex, _ flow: TypeIndex) -> Bool {
    solution.receiverType(of: instance) == flow
  }

  /// Tells whether a call passes an object as an argument.
  func isHanded(_ object: ObjectIndex, by edge: CallerEdge) -> Bool {
    guard edge.site >= 0 else { return false }
    return solution.bodies.sites[Int(edge.site)].arguments.indices.contains { index in
      solution.holds(object, at: solution.node(ofArgument: index, of: edge.site, in: edge.instance))
    }
  }
}
