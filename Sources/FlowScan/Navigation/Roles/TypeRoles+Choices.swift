import SwiftFacts
import ValueFlow

// Views that choose among others.
extension TypeRoles {
  /// The body of a view that is nothing but a choice by a case; nil for any other type.
  func findChoiceBody(_ type: TypeIndex) -> PropertyIndex? {
    guard type >= 0, !program.types[Int(type)].isForeign, inherits(type, "View"), !isFlow(type) else {
      return nil
    }
    guard ChoiceBodies(of: type, self).isChoice else { return nil }
    return program.types[Int(type)].propertyOrder.first { index in
      let info = program.properties[Int(index)]
      return info.getter >= 0 && program.name(info.name) == "body"
    }
  }

  /// Tells whether the body of a view chooses among views by its own state, as a coordinator does that goes from step to step by itself.
  func choosesByItself(_ type: TypeIndex) -> Bool {
    chooses(type) { program.attributeNames(of: $0).contains("State") }
  }

  /// Tells whether the body of a view chooses among views by the state of an object that it keeps: `switch model.step { … }`; a router
  /// of that state would be the flow.
  func choosesByModel(_ type: TypeIndex) -> Bool {
    chooses(type) { property in
      property.getter < 0
        && keptTypes(in: property).contains { kept in
          let info = program.types[Int(kept)]
          return !info.isForeign && [.class, .protocol].contains(info.kind)
            && !conventions.doubtfulNames.contains(where: shortName(kept).hasSuffix)
        }
    }
  }

  private func chooses(_ type: TypeIndex, by isDeciding: (PropertyInfo) -> Bool) -> Bool {
    let properties = program.types[Int(type)].propertyOrder.map { program.properties[Int($0)] }
    let deciding = Set(properties.filter(isDeciding).map(\.name))
    return !deciding.isEmpty && !deciding.isDisjoint(with: ViewChoices(in: type, self).ownNames)
  }

  /// Tells whether a view has columns, of which one is empty until something is chosen in another.
  func hasColumns(_ view: TypeIndex) -> Bool { mentions(in: view) { $0 == "NavigationSplitView" } }

  /// The body of a view as written.
  func bodyCode(of view: TypeIndex) -> Written? {
    let properties = program.types[Int(view)].propertyOrder.map { program.properties[Int($0)] }
    let body = properties.first { $0.getter >= 0 && program.name($0.name) == "body" }
    return body.flatMap { program.written($0.getter, in: $0.file) }
  }
}
