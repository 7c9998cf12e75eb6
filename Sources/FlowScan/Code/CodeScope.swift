import SwiftFacts
import ValueFlow

/// The facts known at a place in the code of a type.
struct CodeScope {
  /// The type whose code it is; -1 at the top of a file.
  let owner: TypeIndex
  let file: Int32
  var generics: [Name: Int32] = [:]
  /// The local names, with their types if known.
  var locals: [Name: ResolvedType?] = [:]
  /// The result types of local functions and closures.
  var results: [Name: ResolvedType] = [:]
  /// The names that retain the object itself: `self`, unless a closure captures it weakly, and names bound to it.
  var holders: Set<Name>
  /// The names that refer to the object, whether they retain it or not.
  var selves: Set<Name>
  /// Whether the code may run more than once each time the body is entered: in a closure or a loop.
  var isRepeated = false
  /// Whether the code has tested first that there is nothing yet.
  var isGuarded = false

  init(owner: TypeIndex, file: Int32, in program: SourceProgram) {
    (self.owner, self.file) = (owner, file)
    holders = Set([program.names.known("self")].compactMap { $0 })
    selves = holders
  }
}

extension CodeScope {
  /// Tells whether an expression is the object whose code this is.
  func isSelf(_ code: Written) -> Bool {
    switch code.form {
    case .name(let name): selves.contains(name)
    case .group(let parts): code.op == .cast && isSelf(parts[0])
    default: false
    }
  }

  /// The name of a member of the object, with or without `self`.
  func ownName(_ code: Written) -> Name? {
    switch code.form {
    case .name(let name):
      let plain = code.program.plain(name)
      return locals[plain] == nil ? plain : nil
    case .member(let base?, let name): return isSelf(base) ? code.program.plain(name) : nil
    default: return nil
    }
  }
}

extension SourceProgram {
  /// The name of a function without argument labels, as in `handle(action:)`.
  func plain(_ name: Name) -> Name {
    let text = self.name(name)
    guard text.utf8.last == UInt8(ascii: ")"), let open = text.firstIndex(of: "(") else { return name }
    return names.known(String(text[..<open])) ?? name
  }
}

extension Written {
  /// The name, if the expression is nothing else.
  var plainName: Name? {
    switch form {
    case .name(let name): name
    case .group(let parts): op == .cast ? parts[0].plainName : nil
    default: nil
    }
  }

  /// The type in `Type(…)`.
  var typeName: String? {
    switch form {
    case .name(let name): isUpper(name) ? program.name(name) : nil
    case .typeName(let type): type.writtenType
    case .member(let base?, let name):
      program.name(name) == "init"
        ? base.typeName : isUpper(name) ? base.typeName.map { $0 + "." + program.name(name) } : nil
    default: nil
    }
  }

  /// The name of a type as written.
  var writtenType: String? {
    if case .type(let name, _) = form { program.name(name) } else { nil }
  }

  private func isUpper(_ name: Name) -> Bool { program.name(name).first?.isUppercase ?? false }
}
