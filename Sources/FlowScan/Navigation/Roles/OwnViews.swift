import SwiftFacts
import ValueFlow

/// The properties and functions of a view that give parts of its body: `@ViewBuilder private var content: some View`.
struct OwnViews {
  let view: TypeIndex
  let roles: TypeRoles
  private var program: SourceProgram { roles.program }

  /// The code of a member, and the arguments of the call by the names of its parameters.
  struct Member {
    var code: Written
    var arguments: [Name: Written] = [:]
  }

  /// The member of the view that an expression uses.
  func member(_ code: Written) -> Member? {
    if case .call(let callee, let arguments) = code.form { return function(callee, arguments) }
    guard let name = ownName(code), let property = program.property(name, of: view) else { return nil }
    let info = program.properties[Int(property)]
    guard info.owner == view, program.name(name) != "body", isView(info.type, in: info.file) else {
      return nil
    }
    return program.written(info.getter, in: info.file).map { Member(code: $0) }
  }

  /// Tells whether code makes a view of the source, or uses a member that gives one.
  func makesView(_ code: Written, depth: Int) -> Bool {
    roles.makesView(code, in: view, depth: depth) || usesMember(code, depth: depth)
  }

  private func usesMember(_ code: Written, depth: Int) -> Bool {
    guard depth < Self.depth else { return false }
    return member(code) != nil || code.parts.contains { usesMember($0, depth: depth + 1) }
  }

  private func function(_ callee: Written, _ arguments: [Written.Argument]) -> Member? {
    guard let name = ownName(callee) else { return nil }
    let functions = program.methods(name, of: view).map { program.functions[Int($0)] }
    let meant = functions.first {
      $0.owner == view && $0.parameters.count == arguments.count && isView($0.result, in: $0.file)
    }
    guard let meant, let code = program.written(meant.body, in: meant.file) else { return nil }
    let values = zip(meant.parameters.map(\.name), arguments.map(\.value))
    return Member(code: code, arguments: Dictionary(values) { first, _ in first })
  }

  /// The name in `content` and `self.content`.
  private func ownName(_ code: Written) -> Name? {
    switch code.form {
    case .name(let name): return name
    case .member(let base?, let name):
      guard case .name(let object) = base.form, program.name(object) == "self" else { return nil }
      return name
    default: return nil
    }
  }

  private func isView(_ type: Int32, in file: Int32) -> Bool {
    ViewMakers.isView(program.text(of: type, in: file))
  }

  private static let depth = 40
}
