import SwiftFacts
import ValueFlow

// Bindings that code makes itself, where it is bound or in a property beside: `Binding(get: { flow.path }, set: { flow.replace($0) })`.
extension BoundFlows {
  /// The properties of flows that such a binding reads.
  func handmade(_ value: Written, in instance: InstanceIndex) -> [Binding] {
    let view = solution.receiver(of: instance)
    guard view >= 0 else { return [] }
    let code = made(value, by: view)
    let read = getters(in: code, depth: 0).flatMap { members(in: $0, depth: 0) }.flatMap { read in
      owners(read.base, in: view).compactMap { owner in
        flow(of: owner, in: instance).map { Binding(flow: $0, owner: owner, property: read.name) }
      }
    }
    return read + StoreBindings(solution: solution, roles: roles).bindings(in: code)
  }

  /// The same for a binding that flows make of a property of their own: `NavigationStack(path: router.pathBinding)`.
  func handmade(_ value: Written, by owners: [ObjectIndex], in instance: InstanceIndex) -> [Binding] {
    guard case .member(_?, let name) = value.form else { return [] }
    return owners.flatMap { owner -> [Binding] in
      guard let flow = flow(of: owner, in: instance), let code = getter(name, of: owner) else { return [] }
      return getters(in: code, depth: 0).flatMap { members(in: $0, depth: 0) }
        .filter { $0.base.map { solution.program.name($0) == "self" } ?? true }
        .map { Binding(flow: flow, owner: owner, property: $0.name) }
    }
  }

  private func getter(_ name: Name, of object: ObjectIndex) -> Written? {
    solution.program.property(name, of: solution.info(of: object).type).flatMap { property in
      let info = solution.program.properties[Int(property)]
      return solution.program.written(info.getter, in: info.file)
    }
  }

  /// The code that makes a binding: the value itself, or that of a computed property.
  private func made(_ value: Written, by view: ObjectIndex) -> Written {
    guard case .name(let name) = value.form else { return value }
    return getter(name, of: view) ?? value
  }

  private func getters(in code: Written, depth: Int) -> [Written] {
    guard depth < Self.depth else { return [] }
    if case .call(let callee, let arguments) = code.form, callee.text == HandmadeBindings.type {
      return arguments.filter { solution.program.name($0.label) == "get" }.map(\.value)
    }
    guard case .group(let parts) = code.form else { return [] }
    return parts.flatMap { getters(in: $0, depth: depth + 1) }
  }

  private static let depth = 12

  /// The properties that code reads: `path` of `flow`, or one of its own, without a base.
  private func members(in code: Written, depth: Int) -> [(base: Name?, name: Name)] {
    guard depth < Self.depth else { return [] }
    switch code.form {
    case .name(let name): return [(nil, name)]
    case .member(let base?, let name):
      guard case .name(let known) = base.form else { return members(in: base, depth: depth + 1) }
      return [(known, name)]
    default: return code.parts.flatMap { members(in: $0, depth: depth + 1) }
    }
  }

  private func owners(_ base: Name?, in view: ObjectIndex) -> [ObjectIndex] {
    guard let base, solution.program.name(base) != "self" else { return [view] }
    return solution.knownField(view, base).map { solution.objects(at: $0) } ?? []
  }
}
