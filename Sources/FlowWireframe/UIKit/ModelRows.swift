internal import SwiftSyntax

/// Reads tables whose content is a model.
struct ModelRows {
  let reader: ControllerReader

  /// The sections and rows of the model that the code gives to its table; empty if there is none.
  func rows(_ subject: Subject) -> [Element] {
    let model = ModelReader(reader: reader)
    let row = ModelRow(model)
    var best: [Element] = []
    for assignment in subject.setup.assignments where assignment.base.isEmpty && isOwn(assignment, subject) {
      reader.lists.begin()
      let items = model.items(assignment, in: subject) ?? []
      // A list of other values is not a model.
      guard items.contains(where: { $0.value.is(FunctionCallExprSyntax.self) }) else { continue }
      let elements = items.flatMap { row.elements($0) }
      if elements.count > best.count || (best.isEmpty && !elements.isEmpty) { best = elements }
    }
    return best
  }

  /// Whether an assignment sets a property that the app declares and that is neither a view nor a list of views.
  private func isOwn(_ assignment: Setup.Assignment, _ subject: Subject) -> Bool {
    guard let property = subject.property(assignment.member) else { return false }
    let type = property.type?.ownText ?? ""
    return !["View", "Controller", "Item", "Constraint", "Label", "Button"].contains { type.contains($0) }
  }
}
