import SwiftFacts
import ValueFlow

// Closures that run for each element of a list.
extension DeclaredTypes {
  private static let views: Set<String> = ["ForEach", "List"]
  private static let functions: Set<String> = ["forEach", "map", "compactMap", "flatMap", "filter"]

  /// The type of the elements that a call hands to its closure: `ForEach(recipes) { recipe in … }`.
  func element(of callee: Written, _ arguments: [Written.Argument], in scope: CodeScope) -> ResolvedType? {
    if let name = callee.typeName, Self.views.contains(name) {
      let list = arguments.first { $0.label == 0 && !$0.isTrailing }?.value
      return list.flatMap { list in
        // A function may make a list of other elements: `ForEach(Array(recipes.enumerated()), id: \.offset)`.
        if case .call = list.form { return nil }
        return type(of: list, in: scope)
      }
    }
    guard case .member(let list?, let name) = callee.form, Self.functions.contains(program.name(name)) else {
      return nil
    }
    return type(of: list, in: scope)
  }
}

extension CodeScope {
  /// Declares the parameter of such a closure, with or without a name, and what it is bound to: `$recipe in`.
  mutating func declare(_ type: ResolvedType, handedTo closure: Written, _ program: SourceProgram) {
    guard let parameter = closure.parameters.first else {
      if let name = program.names.known("$0") { locals[name] = .some(type) }
      return
    }
    guard parameter.type < 0 else { return }
    let name = parameter.name
    locals[name] = .some(type)
    let text = program.name(name)
    guard text.hasPrefix("$"), let plain = program.names.known(String(text.dropFirst())) else { return }
    locals[plain] = .some(type)
  }
}
