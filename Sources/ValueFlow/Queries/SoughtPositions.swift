import SwiftFacts

/// Positions in lists that code looks up: `Tab.allCases.firstIndex(of: tab) ?? 0`.
extension Solution {
  /// The value that code looks up in a list to find the number at a node, with the name of the list; 0 if it has none.
  ///
  /// Nil if the number is not looked up.
  package func sought(for node: NodeIndex) -> [(object: ObjectIndex, list: Name)]? {
    let functions = Set(["firstIndex", "index", "lastIndex"].compactMap(program.names.known))
    guard let slot = slot(of: node), !functions.isEmpty else { return nil }
    var open = [slot]
    var seen: Set<NodeIndex> = [node]
    var found: [(object: ObjectIndex, list: Name)]?
    while let (instance, slot) = open.popLast() {
      for step in template(instance).steps.joined() {
        if case .call(let site) = step, bodies.sites[Int(site)].result == slot {
          guard let sought = sought(by: site, in: instance, functions) else { continue }
          found = (found ?? []) + sought
        } else if let source = step.source(of: slot), seen.insert(self.node(instance, source)).inserted {
          open += [self.slot(of: self.node(instance, source))].compactMap { $0 }
        }
      }
    }
    return found
  }

  private func sought(
    by site: Int32, in instance: InstanceIndex, _ functions: Set<Name>
  ) -> [(object: ObjectIndex, list: Name)]? {
    let call = bodies.sites[Int(site)]
    guard functions.contains(call.name), call.arguments.count == 1, case .member(let base) = call.callee
    else { return nil }
    let lists = template(instance).steps.joined().compactMap { step -> Name? in
      if case .load(_, let name, base, _) = step { name } else { nil }
    }
    let given = objects(at: node(ofArgument: 0, of: site, in: instance))
    let closures = given.filter { objects[$0].kind == .closure }.compactMap(knownInstance(ofClosure:))
    if closures.isEmpty { return given.map { ($0, lists.first ?? 0) } }
    return closures.flatMap(rawCases).map { ($0, 0) }
  }

  /// The cases with whose raw values code compares something: `{ $0.tag == tab.rawValue }`.
  private func rawCases(in instance: InstanceIndex) -> [ObjectIndex] {
    guard let raw = program.names.known("rawValue") else { return [] }
    return template(instance).steps.joined().flatMap { step -> [ObjectIndex] in
      guard case .load(let from, raw, _, _) = step else { return [] }
      return objects(at: node(instance, from)).filter { objects[$0].kind == .enumCase }
    }
  }
}

extension Step {
  /// The slot from which the step passes a value on to another one, as it is.
  fileprivate func source(of slot: Slot) -> Slot? {
    switch self {
    case .copy(let from, slot), .cast(let from, _, slot), .bind(.binding(slot), let from): from
    default: nil
    }
  }
}
