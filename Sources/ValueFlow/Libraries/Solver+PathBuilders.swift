import SwiftFacts

/// Types that build a screen for a text: one property is the text, another the closure that builds the screen.
extension Solver {
  /// A builder whose properties were read, as a library does.
  package struct PathBuilder {
    package var object: ObjectIndex
    /// The node of its text.
    package var path: NodeIndex
    /// The node of its screen.
    package var made: NodeIndex
  }

  /// Reads the properties of a builder, and those that return lists of builders.
  func enterBuilders(of object: ObjectIndex) {
    let type = objects[object].type
    guard !requests.paths.isEmpty, type >= 0 else { return }
    let names = Set(program.ancestors(type).map { program.types[Int($0)].name })
    for rule in requests.paths where rule.makes != 0 && names.contains(rule.builder) {
      guard routes.readBuilders.insert(object).inserted else { continue }
      guard let path = value(of: rule.path, in: object), let making = value(of: rule.makes, in: object)
      else { continue }
      let made = node()
      add(Use(kind: .invoked, a: made), to: making)
      routes.pathBuilders.append(PathBuilder(object: object, path: path, made: made))
    }
    for property in program.types[Int(type)].propertyOrder where givesBuilders(property) {
      _ = value(of: program.properties[Int(property)].name, in: object)
    }
  }

  /// The value of a property of an object.
  private func value(of name: Name, in object: ObjectIndex) -> NodeIndex? {
    guard let property = program.property(name, of: objects[object].type) else { return nil }
    guard program.properties[Int(property)].getter >= 0 else { return field(object, name) }
    return bodies.template(of: property, .getter).map {
      resultNode(instance($0, receiver: object, context: 0, key: 0, outer: -1))
    }
  }

  private func givesBuilders(_ property: PropertyIndex) -> Bool {
    let info = program.properties[Int(property)]
    guard info.type >= 0, !info.flags.contains(.isStatic) else { return false }
    return program.type(of: info).types.contains { type in
      requests.paths.contains { $0.builder == program.types[Int(type)].name }
    }
  }
}
