import SwiftFacts
import ValueFlow

/// Finds the property that an initialiser sets to its argument.
struct InitialiserKeeping {
  private let code: ReviewedCode
  private var program: SourceProgram { code.program }

  init(_ code: ReviewedCode) { self.code = code }

  /// The property that keeps an argument of `Type(…)`, if that is a class of the source.
  func keeper(of index: Int, in call: CodeBody.Call) -> PropertyIndex? {
    let scope = call.operation.scope
    guard let name = call.callee.typeName,
      let type = program.type(named: name, in: scope.owner, file: scope.file),
      program.types[Int(type)].kind == .class
    else { return nil }
    return keeper(of: index, in: call.arguments, madeOf: type, depth: 0)
  }

  private func keeper(
    of index: Int, in arguments: [Written.Argument], madeOf type: TypeIndex, depth: Int
  ) -> PropertyIndex? {
    // Follows delegating initialisers, up to a depth that no app exceeds.
    guard depth < 6, let name = program.names.known("init") else { return nil }
    for maker in program.functions(name, above: type) {
      let parameters = program.functions[Int(maker)].parameters
      guard let places = parameters.places(of: arguments) else { continue }
      return keeper(of: parameters[places[index]].name, in: maker, of: type, depth)
    }
    return nil
  }

  private func keeper(
    of parameter: Name, in maker: FunctionIndex, of type: TypeIndex, _ depth: Int
  ) -> PropertyIndex? {
    guard let body = code.bodies(of: program.functions[Int(maker)].owner).first(where: { $0.index == maker })
    else { return nil }
    for assignment in body.assignments where assignment.source.plainName == parameter {
      if let name = ownName(assignment.target) { return program.property(name, of: type) }
    }
    for call in body.calls {
      guard let index = call.arguments.firstIndex(where: { $0.value.plainName == parameter }),
        let next = handedOn(to: call.callee, from: maker, type)
      else { continue }
      return keeper(of: index, in: call.arguments, madeOf: next, depth: depth + 1)
    }
    return nil
  }

  /// The member of the new object; with a parameter of the same name, `self` must be written.
  private func ownName(_ target: Written) -> Name? {
    switch target.form {
    case .name(let name): return name
    case .member(let base?, let name):
      return base.plainName.map { ["self", "super"].contains(program.name($0)) } ?? false ? name : nil
    default: return nil
    }
  }

  /// The type whose initialiser is called next, as in `super.init(parent: parent)`.
  private func handedOn(to callee: Written, from maker: FunctionIndex, _ type: TypeIndex) -> TypeIndex? {
    guard case .member(let base?, let name) = callee.form, program.name(name) == "init",
      let receiver = base.plainName
    else { return nil }
    switch program.name(receiver) {
    case "self": return type
    case "super":
      return program.types[Int(program.functions[Int(maker)].owner)].supertypes.first {
        program.types[Int($0)].kind == .class && code.coordinators.isDeclared($0)
      }
    default: return nil
    }
  }
}
