import SwiftFacts
import ValueFlow

/// Finds the structs in which an app's state keeps the paths of its stacks: `NavigationStack(path: store.binding(for: \.navigation.path))`.
struct StateFlows {
  let roles: TypeRoles
  private var program: SourceProgram { roles.program }

  /// The structs named for navigation that are a part of a state and have a path which a stack is bound to.
  func find() -> Set<TypeIndex> {
    let named = program.types.indices.map(TypeIndex.init).filter(isNamed)
    if named.isEmpty || program.importedModules.contains("ComposableArchitecture") { return [] }
    let bound = boundNames()
    let kept = Set(program.properties.filter(isOfState).flatMap(roles.keptTypes(in:)))
    return Set(
      named.filter { type in
        kept.contains(type)
          && program.types[Int(type)].propertyOrder.map { program.properties[Int($0)] }.contains {
            $0.getter < 0 && bound.contains($0.name) && roles.isPath($0)
          }
      })
  }

  private func isNamed(_ type: TypeIndex) -> Bool {
    isValue(type) && TypeRoles.isNamedForNavigation(roles.shortName(type))
  }

  /// Tells whether a property is stored in a value, as a part of a state is; what a view or a flow keeps is its own.
  private func isOfState(_ property: PropertyInfo) -> Bool {
    property.getter < 0 && property.owner >= 0 && isValue(property.owner)
      && !roles.hasFlowName(property.owner)
  }

  private func isValue(_ type: TypeIndex) -> Bool {
    let info = program.types[Int(type)]
    return info.kind == .struct && !info.isForeign && !roles.inherits(type, "View")
  }

  /// The members and parts of key paths in the code that makes the path of a stack.
  private func boundNames() -> Set<Name> {
    let stacks = Set(roles.routeStacks)
    let views = program.properties.filter { info in
      info.getter >= 0 && info.owner >= 0
        && program.mentions(in: info.file, from: info.begin, to: info.end).contains {
          stacks.contains(program.name($0.name))
        }
    }
    var found: Set<Name> = []
    for view in views {
      program.written(view.getter, in: view.file)?.walk { part in
        guard case .call(let callee, let arguments) = part.form, stacks.contains(callee.text) else { return }
        for argument in arguments where program.name(argument.label) == "path" {
          made(argument.value, by: view.owner).walk { found.formUnion(Self.names(in: $0)) }
        }
      }
    }
    return found
  }

  /// The code that makes a binding: the value itself, or that of a computed property.
  private func made(_ value: Written, by view: TypeIndex) -> Written {
    guard case .name(let name) = value.form, let property = program.property(name, of: view) else {
      return value
    }
    let info = program.properties[Int(property)]
    return program.written(info.getter, in: info.file) ?? value
  }

  private static func names(in code: Written) -> [Name] {
    switch code.form {
    case .keyPath(let names): names
    case .member(_, let name): [name]
    default: []
    }
  }
}
