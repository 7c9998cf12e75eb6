import SwiftFacts

/// The types of the values in a body as the compiler knows them, without following values.
///
/// Overloads are chosen by these types, and most arguments that tell them apart are models, which are not followed.
final class SlotTypes {
  private let bodies: Bodies
  private var program: Program { bodies.program }
  private var writers: [Int32: [Slot: [Step]]] = [:]
  private let text: TypeIndex
  private var bound: [Int32: [Slot: [TypeIndex]]] = [:]
  /// The enums of the source with a case of each name.
  private lazy var enums = findEnums()

  init(_ bodies: Bodies, text: TypeIndex) { (self.bodies, self.text) = (bodies, text) }

  /// The types of a slot; empty if they are not known, or if the value is a closure or a tuple.
  func types(_ slot: Slot, of template: Template, depth: Int = 0) -> [TypeIndex] {
    guard depth < 8 else { return [] }
    if slot < 0 {
      guard case .closure(let parent) = template.kind else { return [] }
      return types(template.captures[Int(-slot - 1)], of: bodies.templates[Int(parent)], depth: depth + 1)
    }
    if slot == Template.selfSlot { return template.owner < 0 ? [] : [template.owner] }
    let declared = plain(bodies.types[Int(template.slotTypes[Int(slot)])])
    if !declared.isEmpty { return declared }
    let steps = writers(of: template)[slot] ?? []
    if steps.isEmpty { return bound(in: template)[slot] ?? [] }
    guard steps.count == 1 else { return [] }
    return types(writtenBy: steps[0], of: template, depth + 1)
  }

  private func types(writtenBy step: Step, of template: Template, _ depth: Int) -> [TypeIndex] {
    switch step {
    case .copy(let from, _): types(from, of: template, depth: depth)
    case .load(let base, let name, _, _):
      member(name, of: types(base, of: template, depth: depth), depth)
    case .call(let site): results(of: bodies.sites[Int(site)], in: template, depth)
    case .global(let property, _): types(of: property, depth)
    case .cast(_, let type, _), .enumCase(let type, _, _, _, _): plain(bodies.types[Int(type)])
    case .text: [text]
    default: []
    }
  }

  private func results(of call: CallSite, in template: Template, _ depth: Int) -> [TypeIndex] {
    switch call.callee {
    case .type(let type): return plain(bodies.types[Int(type)])
    case .member(let base):
      let functions = types(base, of: template, depth: depth).flatMap { program.methods(call.name, of: $0) }
      return result(of: functions)
    case .global: return result(of: program.globalFunctions[call.name] ?? [])
    default: return []
    }
  }

  private func result(of functions: [FunctionIndex]) -> [TypeIndex] {
    guard functions.count == 1 else { return [] }
    return plain(program.resultType(of: program.functions[Int(functions[0])]))
  }

  private func member(_ name: Name, of types: [TypeIndex], _ depth: Int) -> [TypeIndex] {
    types.count == 1 ? program.property(name, of: types[0]).map { self.types(of: $0, depth) } ?? [] : []
  }

  /// The type of a property, as declared or by its initial value.
  private func types(of property: PropertyIndex, _ depth: Int) -> [TypeIndex] {
    if program.properties[Int(property)].type >= 0 {
      return plain(bodies.types[Int(bodies.type(of: property))])
    }
    guard let value = bodies.template(of: property, .value) else { return [] }
    return self.types(Template.resultSlot, of: value, depth: depth + 1)
  }

  private func plain(_ type: ResolvedType) -> [TypeIndex] {
    type.isFunction || type.isTuple || type.isMetatype || type.isGeneric ? [] : type.types
  }

  // MARK: - Names in patterns

  /// The types of the names that the patterns of a body bind to what cases carry: `case .open(let page)`.
  private func bound(in template: Template) -> [Slot: [TypeIndex]] {
    if let known = bound[template.id] { return known }
    var found: [Slot: [TypeIndex]] = [:]
    for pattern in template.blocks.flatMap(\.tests).flatMap(\.patterns) { collect(pattern, &found) }
    bound[template.id] = found
    return found
  }

  private func collect(_ pattern: ValuePattern, _ found: inout [Slot: [TypeIndex]]) {
    guard case .enumCase(let name, let parts) = pattern else { return }
    for (index, part) in parts.enumerated() {
      if case .binding(let slot) = part { found[slot] = carried(name, parts.count)[index] }
      collect(part, &found)
    }
  }

  /// The types of what the cases of a name carry; empty where several enums say different things.
  private func carried(_ name: Name, _ count: Int) -> [[TypeIndex]] {
    let all = (enums[name] ?? []).compactMap { type -> [[TypeIndex]]? in
      guard let info = program.enumCase(name, of: type), info.parameters.count == count else { return nil }
      return info.parameters.map { parameter in
        plain(program.resolution.resolve(TypeNode(file: info.file, node: parameter.type, scope: type)))
      }
    }
    return (0..<count).map { index in
      let types = Set(all.map { $0[index] })
      return types.count == 1 ? types.first ?? [] : []
    }
  }

  private func findEnums() -> [Name: [TypeIndex]] {
    program.types.indices.reduce(into: [:]) { found, index in
      for name in program.types[index].cases.keys { found[name, default: []].append(TypeIndex(index)) }
    }
  }

  private func writers(of template: Template) -> [Slot: [Step]] {
    if let known = writers[template.id] { return known }
    var found: [Slot: [Step]] = [:]
    for step in template.steps.joined() {
      if let slot = target(of: step) { found[slot, default: []].append(step) }
    }
    writers[template.id] = found
    return found
  }

  private func target(of step: Step) -> Slot? {
    switch step {
    case .copy(_, let to), .text(_, let to), .closure(_, let to), .literal(_, let to), .type(_, let to),
      .keyPath(_, let to), .method(_, _, let to), .tuple(_, let to, _), .enumCase(_, _, _, let to, _),
      .load(_, _, let to, _), .follow(_, _, let to, _), .global(_, let to), .cast(_, _, let to):
      to
    case .call(let site): bodies.sites[Int(site)].result
    case .bind, .store, .bound, .setGlobal: nil
    }
  }
}
