import SwiftFacts

/// Gives parameters of generic types the types of the source that the receiver's class gives for them.
///
/// `init(model: Model)` of `class Page<Model>` takes a `CartModel` in `final class CartPage: Page<CartModel>`, so that
/// `CartPage(model: .init())` makes one.
struct GivenGenerics {
  let solver: Solver

  func settle(_ template: Template, of instance: InstanceIndex, on type: TypeIndex) {
    guard type >= 0, type != template.owner else { return }
    for (slot, name) in template.genericParameters {
      let given = number(of: name, template.owner, givenBy: type)
      if given > 0 { solver.nodes.setType(given, of: solver.node(instance, slot)) }
    }
  }

  /// The number of the type that a class gives for a generic parameter of one above it; 0 if the source does not say.
  private func number(of name: Name, _ base: TypeIndex, givenBy type: TypeIndex) -> Int32 {
    let key = GenericKey(name: name, base: base, type: type)
    if let known = solver.givenTypes[key] { return known }
    let types = GenericArguments(program: solver.program).types(for: name, of: base, by: type)
    let isOwn = !types.isEmpty && types.allSatisfy { !solver.program.types[Int($0)].isForeign }
    let number = !isOwn ? 0 : solver.bodies.number(ResolvedType(types: types))
    solver.givenTypes[key] = number
    return number
  }
}

/// A generic parameter of a class, and a class below it.
struct GenericKey: Hashable {
  var name: Name
  var base: TypeIndex
  var type: TypeIndex
}
