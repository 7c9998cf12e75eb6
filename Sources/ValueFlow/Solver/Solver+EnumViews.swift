import SwiftFacts

/// Enums that are views: `enum Page: View { case cart; var body: some View { switch self { … } } }`.
extension Solver {
  /// Makes the framework ask a case for its body once its type is known, as it asks any view.
  func enterBody(of object: ObjectIndex, _ type: TypeIndex) {
    guard type >= 0, isView(type), enumViews.insert(object).inserted else { return }
    born.append(object)
  }

  private func isView(_ type: TypeIndex) -> Bool {
    program.types[Int(type)].propertyOrder.contains { index in
      let info = program.properties[Int(index)]
      return info.getter >= 0 && semantics.called.contains(info.name)
    }
  }
}
