import SwiftFacts
import ValueFlow

/// What is known at a place in the code of a type.
struct CodeScope {
  /// The type whose code it is; -1 at the top of a file.
  let owner: TypeIndex
  let file: Int32
  var generics: [Name: Int32] = [:]
  /// What the code around declares, with the types as far as they are known.
  var locals: [Name: ResolvedType?] = [:]
  /// What those of them give that are functions or closures.
  var results: [Name: ResolvedType] = [:]
  /// The names that hold the object itself: `self`, unless a closure has it weakly, and what is bound to it.
  var holders: Set<Name>
  /// The names that mean the object, whether they hold it or not.
  var selves: Set<Name>
  /// Whether it may happen more than once each time that the body is entered: in a closure or a loop.
  var isRepeated = false
  /// Whether the code has asked first whether there is something already.
  var isGuarded = false

  init(owner: TypeIndex, file: Int32, in program: SourceProgram) {
    (self.owner, self.file) = (owner, file)
    holders = Set([program.names.known("self")].compactMap { $0 })
    selves = holders
  }
}

extension CodeScope {
  /// Whether code means the object whose code this is.
  func isSelf(_ code: Written) -> Bool {
    switch code.form {
    case .name(let name): selves.contains(name)
    case .group(let parts): code.op == .cast && isSelf(parts[0])
    default: false
    }
  }

  /// The name of a member of the object, whether `self` is written or not.
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
  /// The name of a function without the labels that `handle(action:)` carries.
  func plain(_ name: Name) -> Name {
    let text = self.name(name)
    guard text.utf8.last == UInt8(ascii: ")"), let open = text.firstIndex(of: "(") else { return name }
    return names.known(String(text[..<open])) ?? name
  }
}

extension Written {
  /// A name and nothing else.
  var plainName: Name? {
    switch form {
    case .name(let name): name
    case .group(let parts): op == .cast ? parts[0].plainName : nil
    default: nil
    }
  }

  /// The type of which `Type(…)` makes an object.
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

  /// The name of a type as it is written.
  var writtenType: String? {
    if case .type(let name, _) = form { program.name(name) } else { nil }
  }

  private func isUpper(_ name: Name) -> Bool { program.name(name).first?.isUppercase ?? false }
}
