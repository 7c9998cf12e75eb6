/// Finds which views hold the stacks of flows.
struct HostSearch {
  private let knowledge: Knowledge
  private var program: Program { knowledge.program }
  private var found: [TypeID: [Host]] = [:]

  static func find(in knowledge: Knowledge) -> [TypeID: [Host]] {
    var search = HostSearch(knowledge: knowledge)
    for node in knowledge.program.types where knowledge.inherits(node.id, "View") { search.look(node) }
    return search.found
  }

  private init(knowledge: Knowledge) {
    self.knowledge = knowledge
  }

  private mutating func look(_ view: TypeNode) {
    var names = Set(view.propertyOrder.filter { isStore(view.properties[$0]) })
    var builders: [RouteBuilder] = []
    for call in calls(in: view) {
      guard let name = call.callee.calledName else { continue }
      let isStack = BindingSearch.stacks.contains(name)
      guard isStack || knowledge.conventions.builders.contains(name) else { continue }
      names.formUnion(call.arguments.compactMap { $0.value.boundProperty })
      if !isStack { builders += builder(call.arguments, in: view) }
    }
    if knowledge.isCandidate[view.id.index] {
      add(Host(view: view.id, property: "", builders: builders), to: view.id)
    }
    for name in names.sorted() {
      guard let property = view.properties[name], let flow = flow(behind: property, of: view) else {
        continue
      }
      add(Host(view: view.id, property: name, builders: builders), to: flow)
    }
  }

  private mutating func add(_ host: Host, to flow: TypeID) {
    found[flow, default: []].append(host)
  }

  private func calls(in view: TypeNode) -> [CallWalk.Call] {
    var walk = CallWalk()
    for name in view.propertyOrder { walk.walk(view.properties[name]?.facts.getter ?? []) }
    for function in view.functionOrder { walk.walk(function.facts.body) }
    return walk.calls
  }

  /// A view that is given the store of a reducer shows what the reducer decides.
  private func isStore(_ property: PropertyNode?) -> Bool {
    guard let name = property?.facts.type.name else { return false }
    return ["Store", "StoreOf", "ViewStore", "ViewStoreOf"].contains(name)
  }

  private func flow(behind property: PropertyNode, of view: TypeNode) -> TypeID? {
    var shapes = [property.facts.type]
    if case .call(let callee, _, _) = property.facts.value, let name = callee.calledName {
      shapes.append(.named(name))
    }
    if case .named(_, let arguments) = property.facts.type { shapes += arguments.flatMap(withOuter) }
    return shapes.lazy.compactMap { knowledge.concrete($0, in: view.id, from: property.file) }
      .first { knowledge.isCandidate[$0.index] && $0 != view.id }
  }

  /// `Feature.State` belongs to `Feature`.
  private func withOuter(_ shape: TypeShape) -> [TypeShape] {
    guard let name = shape.name, name.hasSuffix(".State") else { return [shape] }
    return [shape, .named(String(name.dropLast(6)))]
  }

  private func builder(_ arguments: [Argument], in view: TypeNode) -> [RouteBuilder] {
    let text = arguments.first { $0.label == "for" }?.value.text ?? ""
    let written = text.hasSuffix(".self") ? String(text.dropLast(5)) : text
    let route = written.isEmpty ? nil : program.find(written, in: view.id, from: view.file)
    return arguments.compactMap { argument in
      guard case .closure(let closure) = argument.value else { return nil }
      var walk = CallWalk()
      walk.walk(closure.body)
      return RouteBuilder(
        closure: closure, file: view.file, route: route, written: written, cases: walk.cases)
    }
  }
}

extension Expression {
  /// The property that a container is bound to or gets its store from: `coordinator` in `$coordinator.path`.
  fileprivate var boundProperty: String? {
    switch self {
    case .name(let name, _): name.hasPrefix("$") ? String(name.dropFirst()) : nil
    case .member(let base?, let name, _):
      base.boundProperty ?? (base.isSelf && name.hasPrefix("$") ? String(name.dropFirst()) : nil)
    case .call(.member(.name(let name, _)?, "scope", _), _, _): name
    default: nil
    }
  }

  private var isSelf: Bool {
    if case .name("self", _) = self { true } else { false }
  }
}
