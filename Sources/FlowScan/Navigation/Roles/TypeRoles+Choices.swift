import SwiftFacts
import ValueFlow

// Views that only choose: `struct PageView: View { let page: Page; var body: some View { switch page { … } } }`.
extension TypeRoles {
  /// The body of a view if it is a `switch` over one of the view's properties, an enum, whose arms make views of the source.
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
      case .branch(let arms) = statements[0].form, arms.count > 1,
      arms.allSatisfy({ isChosen($0, in: type) })
    else { return nil }
    return body
  }

  private func file(of property: PropertyIndex) -> Int32 { program.properties[Int(property)].file }

  private func isChosen(_ arm: Written.Arm, in view: TypeIndex) -> Bool {
    guard arm.conditions.count == 1, case .matches(let subject, _) = arm.conditions[0].form,
      case .name(let name) = subject.form, isCase(name, of: view),
      case .group(let content) = arm.body.form, content.count == 1
    else { return false }
    return makesView(content[0], in: view, depth: 0)
  }

  private func isCase(_ name: Name, of view: TypeIndex) -> Bool {
    guard let property = program.property(name, of: view) else { return false }
    let types = program.type(of: program.properties[Int(property)]).types
    return !types.isEmpty
      && types.allSatisfy { program.types[Int($0)].kind == .enum && !program.types[Int($0)].isForeign }
  }
}
