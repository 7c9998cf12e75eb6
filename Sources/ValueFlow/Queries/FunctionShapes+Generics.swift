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

  /// Tells whether a parameter takes anything that a case may be: it is of a generic or associated type of which nothing is known but that it
  /// can be compared, as in `func gate<Page: Hashable>(_ page: Page, on stack: Stack<Page>)`.
  func mayBeAnyCase(_ parameter: ParameterInfo, _ info: FunctionInfo) -> Bool {
    let type = program.parameterType(parameter, of: info)
    guard isOfFlows(info), !type.isFunction, !type.isTuple, !type.isMetatype else { return false }
    let isOpen = type.types.allSatisfy { Self.limits.contains(program.name(program.types[Int($0)].name)) }
    return isOpen
      && (!type.types.isEmpty || program.text(of: parameter.type, in: info.file).allSatisfy(\.isLetter))
  }

  /// Tells whether a function is one of flows, or of what they inherit.
  func isOfFlows(_ info: FunctionInfo) -> Bool {
    guard info.owner >= 0, !program.types[Int(info.owner)].isForeign else { return false }
    return interest.decides(info.owner)
      || program.concreteSubtypes(info.owner).contains(where: interest.decides)
  }

  private static let limits: Set<String> = ["Hashable", "Equatable", "Sendable", "Identifiable"]
}
