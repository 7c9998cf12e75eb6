import SwiftFacts

/// Cases that code without source hands to closures inside of something of its own.
extension Solver {
  /// Takes a case out of what was put around it: `machine.addHandler { context in switch context.event { … } }`.
  func unwrap(_ object: ObjectIndex, _ name: Name, from base: NodeIndex, to target: NodeIndex) {
    guard objects[object].kind == .enumCase, !hasProperty(name, objects[object].type),
      nodes.type(of: base) == 0, isParameterOfClosure(base)
    else { return }
    add(object, to: target)
  }

  private func hasProperty(_ name: Name, _ type: TypeIndex) -> Bool {
    Self.standardProperties.contains(program.name(name)) || type >= 0 && program.hasMember(name, type)
  }

  private static let standardProperties: Set<String> = [
    "rawValue", "hashValue", "id", "description", "debugDescription", "localizedDescription", "customMirror",
  ]

  private func isParameterOfClosure(_ node: NodeIndex) -> Bool {
    guard let (instance, slot) = slot(of: node), case .closure = template(instance).kind else { return false }
    return template(instance).parameters.contains(slot)
  }
}
