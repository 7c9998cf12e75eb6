import SwiftFacts

/// Finds the code that passes a value from one node to another.
final class WayPlaces {
  private let solution: Solution
  private var program: Program { solution.program }
  private typealias Call = (instance: InstanceIndex, site: Int32)
  private typealias Case = (instance: InstanceIndex, name: Name, place: Int32)

  private lazy var owners = Dictionary(
    solution.fieldOwners.map { ($0.node, (object: $0.object, name: $0.name)) }
  ) { first, _ in first }
  private lazy var stores = Dictionary(grouping: solution.stores, by: \.value)
  private lazy var foreign = Set(
    solution.foreign.calls.map { UInt64(pair: $0.instance, $0.site) })
  private var taking: [NodeIndex: [Call]] = [:]
  private var giving: [NodeIndex: Call] = [:]
  private var carrying: [NodeIndex: [Case]] = [:]

  init(_ solution: Solution) {
    self.solution = solution
    for instance in solution.instances.indices { note(instance) }
  }

  private func note(_ instance: InstanceIndex) {
    let template = solution.template(instance)
    for block in template.steps.indices where solution.isActive(instance, block: Int32(block)) {
      for step in template.steps[block] {
        switch step {
        case .call(let site):
          for argument in solution.bodies.sites[Int(site)].arguments {
            taking[solution.node(instance, argument.slot), default: []].append((instance, site))
          }
          giving[solution.resultNode(of: site, in: instance)] = (instance, site)
        case .enumCase(_, let name, let arguments, _, let place):
          for argument in arguments {
            carrying[solution.node(instance, argument.slot), default: []].append((instance, name, place))
          }
        default: break
        }
      }
    }
  }

  // MARK: - Steps

  /// The code that passes a value on; nil if only its name changes.
  func step(from: NodeIndex, to: NodeIndex) -> WayStep? {
    guard let slot = solution.slot(of: to) else { return putting(from, into: to) }
    if solution.template(slot.instance).parameters.contains(slot.slot) {
      return handing(from, to: slot.instance)
    }
    guard let source = solution.slot(of: from), source.instance != slot.instance || giving[to] != nil else {
      return nil
    }
    if let call = giving[to] { return step(call.site, in: call.instance) }
    return source.slot == Template.resultSlot ? reading(source.instance, at: slot) : nil
  }

  /// The call or assignment that passes a value to the code of an instance.
  private func handing(_ from: NodeIndex, to callee: InstanceIndex) -> WayStep? {
    if case .setter = solution.template(callee).kind, let store = stores[from]?.first {
      return step(store.place, in: store.instance, program.name(store.name) + " = …")
    }
    let edges = solution.callers(of: callee).filter { $0.site >= 0 }
    let fitting = edges.first { edge in
      solution.bodies.sites[Int(edge.site)].arguments.contains {
        solution.node(edge.instance, $0.slot) == from
      }
    }
    return (fitting ?? edges.first).map { step($0.site, in: $0.instance) }
  }

  /// The code that stores a value in a field.
  private func putting(_ from: NodeIndex, into field: NodeIndex) -> WayStep? {
    let owner = owners[field]
    if let store = stores[from]?.first(where: { $0.name == owner?.name }) ?? stores[from]?.first {
      return step(store.place, in: store.instance, into(field) ?? program.name(store.name) + " = …")
    }
    if let made = carrying[from]?.first {
      return step(made.place, in: made.instance, ".\(program.name(made.name))(…)")
    }
    if let call = taking[from]?.first { return step(call.site, in: call.instance) }
    guard let source = solution.slot(of: from), source.slot == Template.resultSlot else { return nil }
    if let call = solution.callers(of: source.instance).first(where: { $0.site >= 0 }) {
      return step(call.site, in: call.instance)
    }
    let template = solution.template(source.instance)
    return into(field).map { step(template.place, in: source.instance, $0) }
  }

  /// The read of a computed property.
  private func reading(_ getter: InstanceIndex, at slot: (instance: InstanceIndex, slot: Slot)) -> WayStep? {
    guard case .getter(let property) = solution.template(getter).kind else { return nil }
    let place = solution.template(slot.instance).slotPlaces[Int(slot.slot)].place
    return step(place, in: slot.instance, program.name(program.properties[Int(property)].name))
  }

  func step(_ site: Int32, in instance: InstanceIndex) -> WayStep {
    let call = solution.bodies.sites[Int(site)]
    return step(call.place, in: instance, text(of: call, in: instance))
  }

  private func step(_ place: Int32, in instance: InstanceIndex, _ text: String) -> WayStep {
    WayStep(file: solution.template(instance).file, place: place, text: text)
  }

  private func text(of call: CallSite, in instance: InstanceIndex) -> String {
    program.expressionText(call.node, in: solution.template(instance).file)
  }

  /// A field as text: `into Router.current`.
  private func into(_ field: NodeIndex) -> String? {
    guard let owner = owners[field], owner.name != solution.contentName else { return nil }
    let type = solution.objects[owner.object].type
    let name = program.name(owner.name)
    return "into " + (type < 0 ? name : program.typeName(type) + "." + name)
  }

  // MARK: - Ends

  /// The code without source that receives a value last.
  func foreignCall(taking node: NodeIndex) -> WayStep? {
    taking[node]?.first { foreign.contains(UInt64(pair: $0.instance, $0.site)) }.map {
      step($0.site, in: $0.instance)
    }
  }

  /// Tells whether the objects of a node come from code without source.
  func isForeign(_ node: NodeIndex) -> Bool {
    giving[node].map { foreign.contains(UInt64(pair: $0.instance, $0.site)) } ?? false
  }

  /// The beginning of a way at a node without sources: the result of a call, or a parameter.
  func beginning(_ node: NodeIndex) -> WayStep? {
    if let call = giving[node] { return step(call.site, in: call.instance) }
    guard let slot = solution.slot(of: node) else { return nil }
    let template = solution.template(slot.instance)
    guard let index = template.parameters.firstIndex(of: slot.slot) else { return nil }
    return step(template.place, in: slot.instance, parameter(index, of: template))
  }

  private func parameter(_ index: Int, of template: Template) -> String {
    guard case .function(let function) = template.kind else { return "what the closure is handed" }
    let info = program.functions[Int(function)]
    guard info.parameters.indices.contains(index) else { return "what \(program.name(info.name)) is handed" }
    return "\(program.name(info.parameters[index].name)) of \(program.name(info.name))"
  }
}
