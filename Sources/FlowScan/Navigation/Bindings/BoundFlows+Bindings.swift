import ValueFlow

/// The properties of flows that the calls in the bodies of views are bound to.
extension BoundFlows {
  /// The bindings of a call that shows something, or of the call of the app's own modifier around it.
  func bindings(at showing: Showing) -> [Binding] {
    var known: Set<InstanceIndex> = [showing.instance]
    var calls = [(site: showing.site, instance: showing.instance)]
    while !calls.isEmpty {
      let found = calls.flatMap { bindings(of: $0.site, in: $0.instance) }
      if !found.isEmpty { return found }
      calls = calls.flatMap { callsAround($0.instance) }.filter { known.insert($0.instance).inserted }
    }
    return []
  }

  /// The calls of a modifier, and those that make the object whose code it is: `modifier(Sheets(isShown: $router.isShown))`.
  private func callsAround(_ instance: InstanceIndex) -> [(site: Int32, instance: InstanceIndex)] {
    guard isModifier(instance) else { return [] }
    let object = solution.receiver(of: instance)
    let making = isModifierObject(object) ? solution.calls(making: object) : []
    return making
      + solution.callers(of: instance).filter { $0.kind == .call && $0.site >= 0 }.map {
        ($0.site, $0.instance)
      }
  }

  /// Tells whether an instance runs a function that the app adds to all views, `extension View { func page(_:) }`, or that of an object that
  /// changes a view.
  func isModifier(_ instance: InstanceIndex) -> Bool {
    let owner = solution.template(instance).owner
    guard owner >= 0 else { return false }
    return solution.program.types[Int(owner)].isForeign && roles.isScreen(owner)
      || isModifierObject(solution.receiver(of: instance))
  }

  private func isModifierObject(_ object: ObjectIndex) -> Bool {
    object >= 0 && solution.info(of: object).type >= 0
      && roles.inherits(solution.info(of: object).type, "ViewModifier")
  }

  func bindings(of site: Int32, in instance: InstanceIndex) -> [Binding] {
    let call = solution.bodies.sites[Int(site)]
    let file = solution.template(instance).file
    guard case .call(_, let written)? = solution.program.written(call.node, in: file)?.form else { return [] }
    return zip(call.arguments.indices, written).flatMap { index, argument -> [Binding] in
      guard isBinding(argument.value) else {
        let owners = solution.owners(ofArgument: index, of: site, in: instance)
        return handmade(argument.value, in: instance) + handmade(argument.value, by: owners, in: instance)
      }
      guard case .member(_?, let property) = argument.value.form else {
        return ownState(argument.value, in: instance)
      }
      return solution.owners(ofArgument: index, of: site, in: instance).compactMap { owner in
        flow(of: owner, in: instance).map { Binding(flow: $0, owner: owner, property: property) }
      }
    }
  }

  /// The flow that decides by an object: itself, or the view that is a flow and keeps it.
  func flow(of owner: ObjectIndex, in instance: InstanceIndex) -> ObjectIndex? {
    if roles.isFlow(solution.info(of: owner).type) { return owner }
    if let flow = flow(aroundViewOf: instance) { return flow }
    guard roles.stores.contains(solution.info(of: owner).type) else { return nil }
    return flowView(of: instance) ?? (isModifier(instance) ? onlyView(ofModel: owner) : nil)
  }

  /// The view that is a flow and makes a generic view around its own content: `StepStack(model.steps) { FirstView() }`.
  func flow(aroundViewOf instance: InstanceIndex) -> ObjectIndex? {
    let view = solution.receiver(of: instance)
    guard view >= 0, roles.wrapped(by: solution.info(of: view).type) != nil else { return nil }
    let flows = Set(solution.objects.makers(of: view).compactMap { flowView(of: $0.instance) })
    return flows.count == 1 ? flows.first : nil
  }

  /// The view that is a flow and keeps an object as its model, which a modifier of the view was given; nil if views of several types do.
  private func onlyView(ofModel model: ObjectIndex) -> ObjectIndex? {
    let views = viewsOfModels[model] ?? []
    return Set(views.map { solution.info(of: $0).type }).count == 1 ? views.min() : nil
  }

  /// The views that are flows, by the objects that they keep.
  func findViewsOfModels() -> [ObjectIndex: Set<ObjectIndex>] {
    var found: [ObjectIndex: Set<ObjectIndex>] = [:]
    for type in solution.objects.ofType.keys where roles.isFlowView(type) {
      let names = solution.program.types[Int(type)].propertyOrder.map {
        solution.program.properties[Int($0)].name
      }
      for view in solution.objects.ofType[type] ?? [] {
        for model in names.compactMap({ solution.knownField(view, $0) }).flatMap(solution.unsortedObjects)
        where solution.info(of: model).type >= 0 && roles.stores.contains(solution.info(of: model).type) {
          found[model, default: []].insert(view)
        }
      }
    }
    return found
  }

  /// The binding to the state of a view that is a flow, or whose stack is bound to one: `$isHelpShown`; or what a view was given as its
  /// binding, such as a stack of the app's own: `PageStack(path: $router.path) { … }`.
  private func ownState(_ value: Written, in instance: InstanceIndex) -> [Binding] {
    let view = solution.receiver(of: instance)
    guard case .name(let name) = value.form, view >= 0, let property = solution.program.boundName(name)
    else { return [] }
    if let flow = flowView(of: instance) ?? hosts[view] {
      return [Binding(flow: flow, owner: view, property: property)]
    }
    return passed.sources(of: .init(owner: view, property: property)).compactMap { source, instance in
      let flow =
        flow(of: source.owner, in: instance)
        ?? (source.owner == solution.receiver(of: instance) ? flowView(of: instance) : nil)
      return flow.map { Binding(flow: $0, owner: source.owner, property: source.property) }
    }
  }

  func flowView(of instance: InstanceIndex) -> ObjectIndex? {
    let view = solution.receiver(of: instance)
    return view >= 0 && roles.isFlowView(solution.info(of: view).type) ? view : nil
  }

  /// Tells whether a value is written as a binding: `$flow.path`, `Bindable(flow).path`.
  private func isBinding(_ value: Written) -> Bool {
    switch value.form {
    case .name(let name): solution.program.name(name).hasPrefix("$")
    case .member(let base, let name):
      solution.program.name(name).hasPrefix("$") || base.map(isBinding) ?? false
    case .call(let callee, _): callee.text == SourceProgram.bindable
    default: false
    }
  }

  /// The flows that the calls around an instance's closures are bound to.
  func flows(around instance: InstanceIndex) -> [ObjectIndex] { bindings(around: instance).map(\.flow) }

  /// The bindings of the calls around an instance's closures, or of those that have a stack around them: what is presented has a stack of
  /// its own, and the binding by which it is presented says nothing of that.
  func bindings(around instance: InstanceIndex, ofStack: Bool = false) -> [Binding] {
    var seen: Set<InstanceIndex> = []
    var waiting = [instance]
    var found: [Binding] = []
    while found.isEmpty, let instance = waiting.popLast() {
      guard seen.insert(instance).inserted, solution.isInGetter(instance) || isModifier(instance) else {
        continue
      }
      for edge in solution.callers(of: instance)
      where [.foreign, .call].contains(edge.kind) && edge.site >= 0 && !(ofStack && isPresenting(edge.site)) {
        found += bindings(of: edge.site, in: edge.instance)
        waiting.append(edge.instance)
      }
    }
    return found
  }

  private func isPresenting(_ site: Int32) -> Bool {
    let name = solution.program.name(solution.bodies.sites[Int(site)].name)
    return roles.conventions.verbs.contains { $0.name == name && $0.style == "present" }
  }
}
