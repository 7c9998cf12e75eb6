import SwiftFacts
import ValueFlow

// Views that only choose: `struct PageView: View { let page: Page; var body: some View { switch page { … } } }`.
extension TypeRoles {
  /// The body of a view if it is a `switch` over one of the view's properties, an enum, whose arms make views of the source, or have
  /// them made.
  ///
  /// Such a view is what it chooses; users know no screen of its name.
  func findChoiceBody(_ type: TypeIndex) -> PropertyIndex? {
    guard type >= 0, !program.types[Int(type)].isForeign, inherits(type, "View"), !isFlow(type) else {
      return nil
    }
    let body = program.types[Int(type)].propertyOrder.first { index in
      let info = program.properties[Int(index)]
      return info.getter >= 0 && program.name(info.name) == "body"
    }
    guard let body, let code = program.written(program.properties[Int(body)].getter, in: file(of: body)),
      case .group(let statements) = code.form, statements.count == 1,
      case .branch(let arms) = statements[0].form, arms.count > 1 || program.types[Int(type)].kind == .enum,
      arms.allSatisfy({ isChosen($0, in: type) })
    else { return nil }
    return body
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

  private func file(of property: PropertyIndex) -> Int32 { program.properties[Int(property)].file }

  /// Tells whether an enum that is a view chooses by its own case: `enum Page: View { var body: some View { switch self { … } } }`.
  private func isItself(_ name: Name, _ view: TypeIndex) -> Bool {
    program.types[Int(view)].kind == .enum && program.name(name) == "self"
  }

  private func isChosen(_ arm: Written.Arm, in view: TypeIndex) -> Bool {
    guard arm.conditions.count == 1, case .matches(let subject, _) = arm.conditions[0].form,
      case .name(let name) = subject.form, isItself(name, view) || isCase(name, of: view),
      case .group(let content) = arm.body.form, content.count == 1
    else { return false }
    return makesView(content[0], in: view, depth: 0) || viewMakers.give(content[0], program)
  }

  private func isCase(_ name: Name, of view: TypeIndex) -> Bool {
    guard let property = program.property(name, of: view) else { return false }
    let types = program.type(of: program.properties[Int(property)]).types
    return !types.isEmpty
      && types.allSatisfy { program.types[Int($0)].kind == .enum && !program.types[Int($0)].isForeign }
  }
}
