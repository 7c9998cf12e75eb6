import FlowModel
import SwiftFacts
import ValueFlow

/// Names a route and its parameters after the case or the function of the flow that leads to it.
struct RouteNaming {
  let solution: Solution

  struct Title: Hashable {
    var name: String
    var summary = ""
    var parameters: [Parameter] = []
  }

  /// The name of a route on a list: its case or its type, or else its screen.
  func title(of route: SeenRoute, trigger: Name) -> Title {
    if route.place.linked != 0 { return Title(name: solution.program.name(route.place.linked)) }
    guard let listed = route.listed else { return title(of: route.place, trigger: trigger) }
    let info = solution.info(of: listed)
    if info.kind == .enumCase { return title(ofCase: info.name, of: info.type) }
    if info.kind == .text { return Title(name: solution.program.name(info.name)) }
    guard let type = info.type >= 0 ? info.type : route.shownType else { return Title(name: "start") }
    return Title(name: name(ofRoutesOf: type))
  }

  /// The name of the case by which a flow's code makes the target of a route elsewhere than it shows it.
  func titleOfMaking(_ route: SeenRoute) -> Title? {
    guard route.row == nil, route.listed == nil, let sight = route.sight else { return nil }
    if let origin = sight.origin, origin.instance != route.place.instance,
      let title = caseTitle(origin.instance, origin.block) ?? restTitle(origin.instance, origin.block)
    {
      return title
    }
    return titleOfRoute(making: sight.object)
  }

  /// The number of the function whose code shows the target of a route.
  func function(showing route: SeenRoute) -> Int32 { solution.template(route.place.instance).id }

  /// The case for which a `default` path runs, if calls are told apart by it.
  private func restTitle(_ instance: InstanceIndex, _ block: Int32) -> Title? {
    let key = solution.instances[instance].caseName
    guard key != 0, solution.template(instance).blocks[Int(block)].isRest else { return nil }
    return title(ofCase: key, of: -1)
  }

  /// The name of the case that makes an object itself, as in `route.viewController`.
  private func titleOfRoute(making object: ObjectIndex) -> Title? {
    let titles = solution.objects.makers(of: object).map { made -> Title? in
      let type = solution.receiverType(of: made.instance) ?? -1
      let isRoute = type >= 0 && solution.program.types[Int(type)].kind == .enum
      return isRoute ? caseTitle(made.instance, made.block) : nil
    }
    guard let first = titles.first, titles.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  private func name(ofRoutesOf type: TypeIndex) -> String {
    let name = TypeRoles.short(solution.program.typeName(type))
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  /// The trigger of a route on a list: its case or the type of its value, or else the function that puts it there.
  func trigger(ofListed route: ObjectIndex, verb: Name) -> Name {
    let info = solution.info(of: route)
    if info.kind == .enumCase { return info.name }
    guard [.instance, .some].contains(info.kind), info.type >= 0,
      !solution.program.types[Int(info.type)].isForeign
    else { return verb }
    return solution.program.number(name(ofRoutesOf: info.type))
  }

  func title(of place: FlowPlace, trigger: Name) -> Title {
    if let title = caseTitle(place.instance, place.block) ?? builderTitle(around: place.instance) {
      return title
    }
    var template = solution.template(place.instance)
    var instance = place.instance
    while case .closure(let parent) = template.kind {
      if trigger != 0, solution.isNamed(trigger), !isUnread(trigger, around: place.instance),
        !isDeferred(instance)
      {
        return Title(name: SenderNames.base(of: solution.program.name(trigger)))
      }
      template = solution.bodies.templates[Int(parent)]
      instance = solution.instances[instance].outer
    }
    if let title = caseTitle(around: place.instance) { return title }
    switch template.kind {
    case .function(let function):
      if let label = PageReading.label(of: place.instance, solution) {
        return Title(name: solution.program.name(label))
      }
      return self.title(of: solution.program.functions[Int(function)])
    case .value(let property): return self.title(of: solution.program.properties[Int(property)])
    case .getter(let property), .setter(let property):
      let name = solution.program.name(solution.program.properties[Int(property)].name)
      if name == "body" { return Title(name: "start") }
      return Title(name: name)
    default: return Title(name: "start")
    }
  }

  /// The case that chose the path on which the body of a view has the container that a closure fills: `case .main: TabView { … }`.
  private func builderTitle(around closure: InstanceIndex) -> Title? {
    solution.isInGetter(closure) ? caseTitle(around: closure) : nil
  }

  /// The case that chose the path on which the code around a closure makes it.
  private func caseTitle(around closure: InstanceIndex) -> Title? {
    var instance = closure
    while solution.instances[instance].outer >= 0 {
      let block = solution.blockMaking(closure: instance)
      instance = solution.instances[instance].outer
      if let title = caseTitle(instance, block) { return title }
    }
    return nil
  }

  /// Tells whether a closure only defers what the function around it does: `DispatchQueue.main.async { … }`.
  private func isDeferred(_ closure: InstanceIndex) -> Bool {
    if solution.isInGetter(closure) { return false }
    let callers = solution.callers(of: closure)
    return !callers.isEmpty
      && callers.allSatisfy { $0.kind == .foreign && $0.instance == solution.instances[closure].outer }
  }

  /// Tells whether a closure is in a function that answers requests without testing this one: it answers any.
  private func isUnread(_ trigger: Name, around closure: InstanceIndex) -> Bool {
    let function = solution.outermost(closure)
    return solution.isHandler(function)
      && !solution.template(function).blocks.contains { $0.caseNames.contains(trigger) }
  }

  /// The name of something that the maker of a flow takes from it, which is the flow's start; a function of a builder does not name it.
  func offer(at place: FlowPlace) -> Title {
    guard solution.receiverType(of: place.instance) == place.flow else { return Title(name: "start") }
    var template = solution.template(place.instance)
    while case .closure(let parent) = template.kind { template = solution.bodies.templates[Int(parent)] }
    guard case .function(let function) = template.kind else { return Title(name: "start") }
    let title = title(of: solution.program.functions[Int(function)])
    return title.name == "start" ? Title(name: "start") : title
  }

  private func title(of function: FunctionInfo) -> Title {
    let name = solution.program.name(function.name)
    return Title(
      name: name == "init" ? "start" : name, summary: solution.program.name(function.summary),
      parameters: parameters(function.parameters) { solution.program.text(of: $0, in: function.file) })
  }

  /// The name of a property; if its value is a function of the flow, it has that function's parameters.
  private func title(of property: PropertyInfo) -> Title {
    let name = solution.program.name(property.name)
    let made = solution.program.written(property.value, in: property.file)?.form
    guard property.owner >= 0, case .name(let function)? = made,
      let number = solution.program.methods(function, of: property.owner).first
    else { return Title(name: name, summary: solution.program.name(property.summary)) }
    var title = title(of: solution.program.functions[Int(number)])
    title.name = name
    if property.summary != 0 { title.summary = solution.program.name(property.summary) }
    return title
  }

  /// The name of the innermost case that chose the path.
  private func caseTitle(_ instance: InstanceIndex, _ block: Int32) -> Title? {
    var block = block
    while block > 0 {
      if let title = caseTitle(at: block, of: instance) { return title }
      block = solution.template(instance).blocks[Int(block)].parent
    }
    return nil
  }

  /// Tells whether an object is passed to code, or is the case whose own code it is.
  private func isCalled(_ instance: InstanceIndex, with object: ObjectIndex) -> Bool {
    solution.isHanded(object, to: instance) || solution.receiver(of: instance) == object
  }

  private func caseTitle(at block: Int32, of instance: InstanceIndex) -> Title? {
    let template = solution.template(instance)
    if template.blocks[Int(block)].isTypeTest { return nil }
    // Beside others, `success` is a case of the app's own.
    let isResult = !template.caseNames(testedWith: block).contains(where: isTelling)
    let isTelling = { name in isResult ? self.isTelling(name) : !solution.isFlag(named: name) }
    let written = template.blocks[Int(block)].caseNames.filter(isTelling)
    let chosen = solution.chosen(instance, block).filter { isTelling(solution.info(of: $0).name) }
    let names = Set(chosen.map { solution.info(of: $0).name })
    let key = solution.instances[instance].caseName
    if key != 0, !chosen.isEmpty, !chosen.contains(where: { isCalled(instance, with: $0) }) {
      // Distinctions in the code itself are less specific than the case that was passed.
      return title(ofCase: key, of: -1)
    }
    if names.count == 1, let name = names.first, let object = chosen.first {
      // The innermost case is the most specific.
      if written.count == 1, written[0] != name { return title(ofCase: written[0], of: -1) }
      return title(ofCase: name, of: solution.info(of: object).type)
    }
    guard names.isSubset(of: written), let name = written.min(by: isBefore) else { return nil }
    return title(ofCase: name, of: type(ofCase: name, at: block, of: instance))
  }

  private func isBefore(_ one: Name, _ other: Name) -> Bool {
    solution.program.name(one) < solution.program.name(other)
  }

  /// Tells whether a name is meaningful; flags and the cases of `Result` are not.
  private func isTelling(_ name: Name) -> Bool {
    !solution.isFlag(named: name) && !["success", "failure"].contains(solution.program.name(name))
  }

  /// The enum of a case that chose the path, even if the arriving case is unknown.
  private func type(ofCase name: Name, at block: Int32, of instance: InstanceIndex) -> TypeIndex {
    let types = Set(solution.arrivals(instance, block).map { solution.info(of: $0).type }).filter { $0 >= 0 }
    return types.count == 1 ? types.first ?? -1 : -1
  }

  private func title(ofCase name: Name, of type: TypeIndex) -> Title {
    let text = solution.program.name(name)
    guard let info = declaration(ofCase: name, of: type) else { return Title(name: text) }
    return Title(
      name: text, summary: solution.program.name(info.summary),
      parameters: parameters(info.parameters) { solution.program.text(of: $0, in: info.file) })
  }

  /// The declaration of a case; if its type is unknown, the only one with that name.
  private func declaration(ofCase name: Name, of type: TypeIndex) -> CaseInfo? {
    if type >= 0, let found = solution.program.types[Int(type)].cases[name] { return found }
    let all = solution.program.types.compactMap { $0.cases[name] }
    return all.count == 1 ? all[0] : nil
  }

  private static let mechanical: Set<String> = ["animated", "completion", "sender", "animation", "animate"]

  private func parameters(_ list: [ParameterInfo], _ text: (Int32) -> String) -> [Parameter] {
    list.filter { parameter in
      let (name, label) = (solution.program.name(parameter.name), solution.program.name(parameter.label))
      return !text(parameter.type).contains("->") && !StoryboardMeaning.bearers.contains(text(parameter.type))
        && !Self.mechanical.contains(name)
        && !Self.mechanical.contains(label)
    }
    .enumerated().map { index, parameter in
      let name = solution.program.name(parameter.name)
      let shown = name.isEmpty || name == "_" ? solution.program.name(parameter.label) : name
      return Parameter(
        name: shown.isEmpty || shown == "_" ? "value\(list.count > 1 ? "\(index + 1)" : "")" : shown,
        type: text(parameter.type), isOptional: parameter.flags.contains(.isOptional))
    }
  }
}
