import SwiftFacts

/// How code writes the values that it passes on.
extension Solution {
  /// The nodes of the elements of a list, in the order of the code: `[home, search]`; none if it is not written as one.
  package func elements(at list: NodeIndex) -> [NodeIndex] {
    guard let (instance, slot) = slot(of: list) else { return [] }
    let sources = sources(of: uncopied(slot, in: instance), in: instance)
    return sources.count > 1 ? sources.map { node(instance, $0) } : []
  }

  /// The nodes of the elements that code turns into those of a list: `[home, search].map { $0.navigation }`.
  package func elements(mappedTo list: NodeIndex) -> [NodeIndex] {
    guard let (instance, slot) = slot(of: list) else { return [] }
    let result = uncopied(slot, in: instance)
    let mapping = calls(of: instance).map { bodies.sites[Int($0)] }.first {
      $0.result == result && ["map", "compactMap"].contains(program.name($0.name))
    }
    guard let mapping, case .member(let base) = mapping.callee else { return [] }
    return elements(at: node(instance, base))
  }

  /// The slot that code copies to others on the way to a slot.
  private func uncopied(_ slot: Slot, in instance: InstanceIndex) -> Slot {
    var slot = slot
    for _ in 0..<Self.mostCopies {
      let sources = sources(of: slot, in: instance)
      guard sources.count == 1 else { break }
      slot = sources[0]
    }
    return slot
  }

  private func sources(of slot: Slot, in instance: InstanceIndex) -> [Slot] {
    template(instance).steps.joined().compactMap { step in
      if case .copy(let from, let to) = step, to == slot { from } else { nil }
    }
  }

  private static let mostCopies = 4

  /// The objects of which a node has a property: cases for `tab.rawValue`.
  package func objects(withProperty name: Name, at node: NodeIndex) -> [ObjectIndex] {
    guard let (instance, slot) = slot(of: node).map({ ($0.instance, $0.slot) }) else { return [] }
    return template(instance).steps.joined().flatMap { step -> [ObjectIndex] in
      guard case .load(let from, let read, let to, _) = step, read == name, to == slot else { return [] }
      return objects(at: self.node(instance, from))
    }
  }

  /// The value that code assigns at the place of a store, as written.
  package func written(_ store: PendingStore) -> Written? {
    let template = template(store.instance)
    guard template.function >= 0 else { return nil }
    let function = program.functions[Int(template.function)]
    return program.written(function.body, in: function.file)?.value(assignedAt: store.place, depth: 0)
  }
}

extension Written {
  fileprivate func value(assignedAt place: Int32, depth: Int) -> Written? {
    guard depth < 40 else { return nil }
    if case .assign(let target, let value) = form, target.place == place { return value }
    for part in parts {
      if let found = part.value(assignedAt: place, depth: depth + 1) { return found }
    }
    return nil
  }
}
