import SwiftFacts

/// The lists that calls change: `path` in `path.removeLast()`.
extension Solution {
  /// Where a list comes from that code changes.
  package enum ChangedList {
    /// A property of the objects at a node.
    case property(of: NodeIndex, Name)
    /// A variable of the code itself.
    case own
    /// A parameter, or a variable of the code around it.
    case given
  }

  /// The list that a call is made on.
  package func list(changedBy site: Int32, in instance: InstanceIndex) -> ChangedList {
    guard case .member(let base) = bodies.sites[Int(site)].callee else { return .given }
    return source(of: base, in: instance)
  }

  /// Tells whether code reads what arrives at a node from a property that the app itself declares: `flow.rootViewController`.
  package func isOwnProperty(at node: NodeIndex) -> Bool {
    guard let slot = slot(of: node),
      case .property(let base, let name) = source(of: slot.slot, in: slot.instance)
    else { return false }
    let owners = unsortedObjects(at: base).map { info(of: $0).type }
    return !owners.isEmpty && owners.allSatisfy { $0 >= 0 && program.property(name, of: $0) != nil }
  }

  private func source(of slot: Slot, in instance: InstanceIndex) -> ChangedList {
    let template = template(instance)
    var slot = slot
    var seen: Set<Slot> = []
    while seen.insert(slot).inserted {
      if slot < 0 || template.parameters.contains(slot) { return .given }
      guard let step = template.steps.joined().first(where: { $0.gives(slot) }) else { return .own }
      switch step {
      case .load(let from, let name, _, _): return .property(of: node(instance, from), name)
      case .copy(let from, _), .cast(let from, _, _), .bind(_, let from): slot = from
      default: return .own
      }
    }
    return .own
  }
}

extension Step {
  /// Whether the step puts a value that it has from elsewhere into a slot.
  fileprivate func gives(_ slot: Slot) -> Bool {
    switch self {
    case .load(_, _, let to, _), .copy(_, let to), .cast(_, _, let to): to == slot
    case .bind(.binding(let to), _): to == slot
    default: false
    }
  }
}
