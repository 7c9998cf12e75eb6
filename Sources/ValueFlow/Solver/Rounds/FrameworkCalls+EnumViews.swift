import SwiftFacts

/// Enums that are views: `enum Page: View { case cart; var body: some View { switch self { … } } }`.
extension FrameworkCalls {
  /// Makes the framework ask a case for its body once its type is known, as it asks any view.
  func enterBody(of object: ObjectIndex, _ type: TypeIndex) {
    guard type >= 0, isView(type), solver.enumViews.insert(object).inserted else { return }
    solver.born.append(object)
  }

  private func isView(_ type: TypeIndex) -> Bool {
    solver.program.types[Int(type)].propertyOrder.contains { index in
      let info = solver.program.properties[Int(index)]
      return info.getter >= 0 && solver.semantics.called.contains(info.name)
    }
  }
}
