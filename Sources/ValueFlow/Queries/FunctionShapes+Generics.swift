import SwiftFacts

// Functions of a generic class whose subclasses say that a parameter is an enum: `func go(_ page: Page)` of `class Stack<Page>`, with
// `final class CartStack: Stack<CartPage>`.
extension FunctionShapes {
  /// Tells whether a parameter is of a generic type of its class for which subclasses give enums.
  func isGivenEnum(_ parameter: ParameterInfo, _ info: FunctionInfo) -> Bool {
    guard info.owner >= 0, !program.types[Int(info.owner)].isForeign,
      let name = program.names.known(program.text(of: parameter.type, in: info.file)),
      info.generics[name] == nil, program.types[Int(info.owner)].genericOrder.contains(name)
    else { return false }
    let arguments = GenericArguments(program: program)
    return program.concreteSubtypes(info.owner).contains { subclass in
      arguments.types(for: name, of: info.owner, by: subclass).contains(where: isEnum)
    }
  }
}
