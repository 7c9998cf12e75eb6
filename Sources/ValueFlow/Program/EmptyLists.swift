import SwiftFacts

/// Lists of closures that code makes empty, without a declaration that says more: `var handlers = [Handler]()`.
struct EmptyLists {
  let program: Program

  /// Tells whether a property begins with such a list, or a dictionary of them.
  func areOfCode(_ property: PropertyInfo) -> Bool {
    guard property.value >= 0, program.files[Int(property.file)].op(property.value) == .call,
      case .call(let callee, let arguments)? = program.written(property.value, in: property.file)?.form,
      arguments.isEmpty, let element = element(of: callee)
    else { return false }
    switch element.form {
    case .name(let name):
      return program.resolution.resolve(name, scope: property.owner, file: property.file, generics: [:])
        .isFunction
    case .typeName(let type):
      return program.resolution.resolve(
        TypeNode(file: property.file, node: type.node, scope: property.owner)
      ).isFunction
    // Of the types that a list may be of, only those of closures are no expressions.
    case .nothing: return true
    default: return false
    }
  }

  private func element(of callee: Written) -> Written? {
    guard case .group(let parts) = callee.form, callee.node >= 0 else { return nil }
    switch callee.code.op(callee.node) {
    case .list: return parts.count == 1 ? parts[0] : nil
    case .pairs: return parts.count == 2 ? parts[1] : nil
    default: return nil
    }
  }
}
