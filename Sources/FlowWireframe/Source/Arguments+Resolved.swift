internal import SwiftSyntax

extension Arguments {
  /// The arguments with names of numbers replaced by their values.
  func resolved(in scope: Scope) -> Arguments {
    mapped { value in
      var value = value
      var scope = scope
      for _ in 0..<4 {
        if let choice = value.as(SequenceExprSyntax.self), let part = LikelyBranch.part(of: choice, scope) {
          value = part
          continue
        }
        guard let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text else { break }
        if case .code(let code, let place)? = scope.bound[name] {
          (value, scope) = (code, place)
        } else if let constant = scope.type?.properties[name]?.value {
          value = constant
        } else {
          break
        }
      }
      return value
    }
  }
}
