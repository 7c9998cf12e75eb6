import SwiftFacts

/// Types that build a screen for a text: one property is the text, another the closure that builds the screen.
extension RouteValues {
  /// Reads the properties of a builder, and those that return lists of builders.
  func enterBuilders(of object: ObjectIndex) {
    let type = solver.objects[object].type
    guard !solver.requests.paths.isEmpty, type >= 0 else { return }
    let names = Set(solver.program.ancestors(type).map { solver.program.types[Int($0)].name })
    for rule in solver.requests.paths where rule.makes != 0 && names.contains(rule.builder) {
      guard solver.routes.readBuilders.insert(object).inserted else { continue }
      guard let path = value(of: rule.path, in: object), let making = value(of: rule.makes, in: object)
      else { continue }
      let made = solver.node()
      solver.add(Use(kind: .invoked, a: made), to: making)
      solver.routes.pathBuilders.append(PathBuilder(object: object, path: path, made: made))
    }
    for property in solver.program.types[Int(type)].propertyOrder where givesBuilders(property) {
      _ = value(of: solver.program.properties[Int(property)].name, in: object)
    }
  }

  /// The value of a property of an object.
  private func value(of name: Name, in object: ObjectIndex) -> NodeIndex? {
    guard let property = solver.program.property(name, of: solver.objects[object].type) else { return nil }
    guard solver.program.properties[Int(property)].getter >= 0 else { return solver.field(object, name) }
    return solver.bodies.template(of: property, .getter).map {
      solver.resultNode(solver.instance($0, receiver: object, context: 0, key: 0, outer: -1))
    }
  }

  private func givesBuilders(_ property: PropertyIndex) -> Bool {
    let info = solver.program.properties[Int(property)]
    guard info.type >= 0, !info.flags.contains(.isStatic) else { return false }
    return solver.program.type(of: info).types.contains { type in
      solver.requests.paths.contains { $0.builder == solver.program.types[Int(type)].name }
    }
  }
}
