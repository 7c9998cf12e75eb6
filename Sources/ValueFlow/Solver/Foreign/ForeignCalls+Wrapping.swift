import SwiftFacts

/// Cases that code without source hands to closures inside of something of its own.
extension ForeignCalls {
  /// Takes a case out of what was put around it: `machine.addHandler { context in switch context.event { … } }`.
  func unwrap(_ object: ObjectIndex, _ name: Name, from base: NodeIndex, to target: NodeIndex) {
    guard solver.objects[object].kind == .enumCase, solver.nodes.type(of: base) == 0,
      isParameterOfClosure(base), !hasProperty(name, solver.objects[object].type)
    else { return }
    solver.add(object, to: target)
  }

  private func hasProperty(_ name: Name, _ type: TypeIndex) -> Bool {
    Self.standardProperties.contains(solver.program.name(name))
      || type >= 0 && solver.program.hasMember(name, type)
  }

  private static let standardProperties: Set<String> = [
    "rawValue", "hashValue", "id", "description", "debugDescription", "localizedDescription", "customMirror",
  ]

  private func isParameterOfClosure(_ node: NodeIndex) -> Bool {
    guard let (instance, slot) = solver.slot(of: node), case .closure = solver.template(instance).kind else {
      return false
    }
    return solver.template(instance).parameters.contains(slot)
  }
}
