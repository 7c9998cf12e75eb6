import SwiftFacts
import ValueFlow

/// Finds the flow that a view's body is bound to by a path or sheet: `NavigationStack(path: $flow.path) { … }`.
///
/// The flow shows what such a body shows, although none of its own code makes it.
struct BoundFlows {
  let solution: Solution
  let roles: TypeRoles
  /// For each view whose own stack is bound to a flow, that flow: whoever shows the view shows the flow.
  private(set) var hosts: [ObjectIndex: ObjectIndex] = [:]
  /// For each object that views which are flows keep as their model, these views.
  private(set) var viewsOfModels: [ObjectIndex: Set<ObjectIndex>] = [:]
  let links: ValueLinks
  let made: MadeViews
  let passed: PassedBindings

  init(solution: Solution, roles: TypeRoles, showings: [Showing]) {
    (self.solution, self.roles) = (solution, roles)
    links = ValueLinks(solution)
    made = MadeViews(solution, roles)
    passed = PassedBindings(solution)
    hosts = hosts(showings)
    viewsOfModels = findViewsOfModels()
  }

  /// A property that a call in a view's body is bound to: the flow's own, or that of the object that a flow's view keeps.
  struct Binding {
    var flow: ObjectIndex
    var owner: ObjectIndex
    var property: Name
  }

  /// The places where a flow makes a view show something: where it sets the bound property, else where the view makes the target.
  ///
  /// A view that makes a router as others do shows itself what is in its own body.
  func places(of object: ObjectIndex, at showing: Showing) -> [FlowPlace] {
    let found = allPlaces(of: object, at: showing)
    guard let view = viewWithRouter(of: showing.instance) else { return found }
    return found.map { place in
      guard roles.sharedRouters.routers.contains(place.flow) else { return place }
      var place = place
      place.flow = view
      return place
    }
  }

  private func viewWithRouter(of instance: InstanceIndex) -> TypeIndex? {
    solution.receiverType(of: instance).flatMap { roles.sharedRouters.views.contains($0) ? $0 : nil }
  }

  private func allPlaces(of object: ObjectIndex, at showing: Showing) -> [FlowPlace] {
    guard showing.site >= 0 else { return [] }
    let own = bindings(at: showing)
    lazy var isChosen = made.isChosen(object, at: showing)
    // The content of a stack and the tabs are there with the view, whatever its path or selection.
    let places = ["root", "tab"].contains(showing.style) ? [] : own.flatMap { setting($0) }
    if !places.isEmpty, !isChosen { return places }
    if own.isEmpty, showing.style == "push", !isChosen {
      // Any value of its type on the path of the stack around it leads to such a target.
      let bound = bindings(around: showing.instance, ofStack: true)
      let flows = bound.isEmpty ? hosting(showing.instance) : bound.map(\.flow)
      let values =
        bound.flatMap { setting($0) }.flatMap { leading($0, to: showing) }
        + linking(to: object, at: showing, of: flows)
      if !values.isEmpty { return values }
      if let places = unasked(object, at: showing, in: flows) { return places }
    }
    let flows = own.isEmpty ? flows(around: showing.instance) : own.map(\.flow)
    let makers = Set(flows.map { solution.info(of: $0).type }).sorted().flatMap { flow in
      made.makers(of: object, beside: showing).map {
        FlowPlace(flow: flow, instance: $0.instance, block: $0.block, place: $0.place)
      }
    }
    return own.isEmpty && showing.style == "push" ? makers + choosing(object, at: showing, of: flows) : makers
  }

  /// The links whose values are chosen from several: `ForEach(Page.menu) { page in NavigationLink(page.title, value: page) }`.
  private func choosing(_ target: ObjectIndex, at showing: Showing, of flows: [ObjectIndex]) -> [FlowPlace] {
    linking(to: target, at: showing, of: flows) { $0.caseName == nil && $0.cases != nil }
  }

  /// The places where a destination makes something for a case that no link has, though links have others: nobody asks for it.
  private func unasked(
    _ object: ObjectIndex, at showing: Showing, in flows: [ObjectIndex]
  ) -> [FlowPlace]? {
    guard let name = solution.cases(making: object).first, let type = destinationName(showing),
      links.links(to: TypeRoles.short(type), destinationType(showing)).contains(where: { $0.caseName != nil })
    else { return nil }
    return Set(flows.map { solution.info(of: $0).type }).sorted().flatMap { flow in
      made.makers(of: object, beside: showing).map {
        FlowPlace(
          flow: flow, instance: $0.instance, block: $0.block, place: $0.place, linked: name)
      }
    }
  }

  /// The links in the bodies of views whose values may be of the type that a destination is for.
  ///
  /// A link with a case leads to what the destination makes for it.
  private func linking(
    to target: ObjectIndex, at showing: Showing, of flows: [ObjectIndex],
    where isMeant: (ValueLinks.Link) -> Bool = { _ in true }
  ) -> [FlowPlace] {
    let flows = Set(flows.map { solution.info(of: $0).type }).sorted()
    guard !flows.isEmpty, let (short, type) = destination(of: target, at: showing) else { return [] }
    let title = solution.program.number(short.prefix(1).lowercased() + short.dropFirst())
    let cases = solution.cases(making: target)
    let found = links.links(to: short, type).filter(isMeant).filter { link in
      cases.isEmpty
        || link.caseName.map(cases.contains) ?? link.cases.map { !$0.isDisjoint(with: cases) } ?? true
    }
    return found.flatMap { link in
      let chosen = link.caseName == nil && link.cases != nil ? cases.first : nil
      return flows.map {
        FlowPlace(
          flow: $0, instance: link.instance, block: link.block, place: link.place, linked: chosen ?? title)
      }
    }
  }

  /// The type that a destination is for, with its name; where that is a generic parameter, the enum for whose cases the target is made.
  private func destination(of target: ObjectIndex, at showing: Showing) -> (name: String, type: TypeIndex?)? {
    guard let name = destinationName(showing) else { return nil }
    if let type = destinationType(showing), solution.program.types[Int(type)].kind != .protocol {
      return (TypeRoles.short(name), type)
    }
    return solution.enumMaking(target).map { (roles.shortName($0), $0) } ?? (TypeRoles.short(name), nil)
  }

  /// The flow whose content a view shows that has a stack without a path.
  private func hosting(_ instance: InstanceIndex) -> [ObjectIndex] {
    let view = solution.receiver(of: instance)
    return [hosts[view] ?? flowView(of: instance)].compactMap { $0 }
  }

  /// The type in `navigationDestination(for: Recipe.self)`.
  func destinationType(_ showing: Showing) -> TypeIndex? {
    let scope = solution.receiverType(of: showing.instance) ?? -1
    return destinationName(showing).flatMap {
      solution.program.type(named: $0, in: scope, file: solution.template(showing.instance).file)
    }
  }

  private func destinationName(_ showing: Showing) -> String? {
    let file = solution.template(showing.instance).file
    let call = solution.program.written(solution.bodies.sites[Int(showing.site)].node, in: file)
    guard case .call(_, let arguments)? = call?.form,
      let argument = arguments.first(where: { solution.program.name($0.label) == "for" })
    else { return nil }
    let text = argument.value.text
    return text.hasSuffix(".self") ? String(text.dropLast(5)) : text
  }

  private func hosts(_ showings: [Showing]) -> [ObjectIndex: ObjectIndex] {
    showings.reduce(into: views) { hosts, showing in
      guard showing.style == "root", showing.site >= 0 else { return }
      let view = solution.receiver(of: showing.instance)
      guard view >= 0, solution.isInGetter(showing.instance), viewWithRouter(of: showing.instance) == nil,
        let flow = bindings(of: showing.site, in: showing.instance).first?.flow
      else { return }
      hosts[view] = min(hosts[view] ?? flow, flow)
    }
  }

  /// The views that show the content of a flow that they keep, or that makes them.
  private var views: [ObjectIndex: ObjectIndex] {
    var found: [ObjectIndex: ObjectIndex] = [:]
    for (view, flow) in roles.flowsOfViews {
      for object in solution.objects.ofType[view] ?? [] {
        let kept = solution.objects.ofType[flow]?.first { isKept($0, by: object) }
        found[object] = kept ?? maker(of: object, flow) ?? made(by: object, flow)
      }
    }
    return found
  }

  private func maker(of view: ObjectIndex, _ flow: TypeIndex) -> ObjectIndex? {
    solution.objects.makers(of: view).map { solution.receiver(of: $0.instance) }
      .filter { $0 >= 0 && solution.info(of: $0).type == flow }.min()
  }

  /// The flow that a view makes, itself or in an object that it makes for its view controller.
  private func made(by view: ObjectIndex, _ flow: TypeIndex) -> ObjectIndex? {
    solution.objects.ofType[flow]?.first { flow in
      makers(of: flow).contains { $0 == view || makers(of: $0).contains(view) }
    }
  }

  private func makers(of object: ObjectIndex) -> [ObjectIndex] {
    solution.objects.makers(of: object).map { solution.receiver(of: $0.instance) }.filter { $0 >= 0 }
  }

  private func isKept(_ flow: ObjectIndex, by view: ObjectIndex) -> Bool {
    let type = solution.info(of: view).type
    let fields = solution.program.types[Int(type)].propertyOrder.compactMap { property in
      solution.knownField(view, solution.program.properties[Int(property)].name)
    }
    return fields.contains { solution.holds(flow, at: $0) }
  }

  // MARK: - Places

  /// The places where a flow itself or a screen sets a bound property.
  private func setting(_ binding: Binding) -> [FlowPlace] {
    let flow = solution.info(of: binding.flow).type
    let bindings = ([binding] + computed(binding)).flatMap { [$0] + passed($0) }
    return solution.stores.compactMap { store in
      guard bindings.contains(where: { $0.property == store.name && isSet($0, by: store) }),
        solution.isActive(store.instance, block: store.block), !isEmptying(store)
      else { return nil }
      return FlowPlace(flow: flow, instance: store.instance, block: store.block, place: store.place)
    }
  }

  /// Tells whether code takes everything off a stack: `path = []`, `path = NavigationPath()`.
  func isEmptying(_ store: PendingStore) -> Bool {
    if solution.isEmptying(store) { return true }
    guard let site = solution.call(giving: store.value, in: store.instance) else { return false }
    let call = solution.bodies.sites[Int(site)]
    let file = solution.template(store.instance).file
    guard call.arguments.isEmpty,
      case .call(let callee, _)? = solution.program.written(call.node, in: file)?.form
    else { return false }
    return TypeRoles.paths.contains(callee.text) || callee.text.hasPrefix("[")
  }

  /// The properties by which a computed one is decided: `var isShown: Bool { selected != nil }`.
  private func computed(_ binding: Binding) -> [Binding] {
    solution.program.propertiesRead(by: binding.property, of: solution.info(of: binding.owner).type).map {
      Binding(flow: binding.flow, owner: binding.owner, property: $0)
    }
  }

  private func isSet(_ binding: Binding, by store: PendingStore) -> Bool {
    (sets(binding, in: store.instance) || isSetByModel(store))
      && solution.holds(binding.owner, at: store.base)
  }

  /// The properties of the views that are given a binding.
  func passed(_ binding: Binding) -> [Binding] {
    passed.receivers(of: .init(owner: binding.owner, property: binding.property)).map {
      Binding(flow: binding.flow, owner: $0.owner, property: $0.property)
    }
  }

  /// Tells whether code may set what a flow is bound to: its own, that of its view, or that of a screen which has the flow, as from the
  /// environment.
  func sets(_ binding: Binding, in instance: InstanceIndex) -> Bool {
    let receiver = solution.receiver(of: instance)
    if [binding.flow, binding.owner].contains(receiver) { return true }
    // A reducer is a function, and no part of the state that it changes.
    if roles.stateFlows.contains(solution.info(of: binding.owner).type) { return true }
    let type = receiver < 0 ? -1 : solution.info(of: receiver).type
    if let hosted = hosts[receiver] { return hosted == binding.flow }
    return roles.isScreen(type) && !roles.isView(ofFlow: type)
  }

  /// Tells whether the model of a screen sets what a flow is bound to; who asks by a case is found by the code that makes the case.
  private func isSetByModel(_ store: PendingStore) -> Bool {
    guard let type = solution.receiverType(of: store.instance), type >= 0, !roles.isFlow(type),
      !roles.isScreen(type)
    else { return false }
    return !solution.unsortedObjects(at: store.value).contains {
      solution.info(of: $0).kind == .enumCase && solution.info(of: $0).type >= 0
    }
  }
}
